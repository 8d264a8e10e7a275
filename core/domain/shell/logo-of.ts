import type { UiLanguage } from '../language/ui-language.ts'
import { localise } from '../language/localized.ts'
import type { Site } from '../site/site.ts'
import type { HeaderConfig } from './header-config.ts'

export type Device = 'pc' | 'mobile'

/** Below so many CSS pixels of width a window is a phone's (C3.16 isMobile). */
const mobileBelow = 768

/** A width that is no number is a wide window's. */
export const deviceOf = (windowWidth: number): Device => (windowWidth < mobileBelow ? 'mobile' : 'pc')

/**
 * The address of the logo for this language and device: the language's own, for another device if need be, else the
 * other language's, else the site's; '' where the site shows its name alone (C3.2).
 */
export function logoOf(
  { showLogo, logoUrl, mobileLogoUrl }: HeaderConfig,
  language: UiLanguage,
  device: Device,
  site: Pick<Site, 'logoUrl'> = { logoUrl: '' },
): string {
  if (!showLogo) return ''
  const [own, other] = device === 'mobile' ? [mobileLogoUrl, logoUrl] : [logoUrl, mobileLogoUrl]
  return (
    own[language] || other[language] || localise(own, language) || localise(other, language) || site.logoUrl
  )
}
