import { languageShown, secondLanguage } from '@xuekan/core'
import { estimateTextWidth } from '@xuekan/core/menu'
import { logoOf, siteName } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { LogoPicture } from './LogoPicture.tsx'
import * as styles from './logo.css.ts'

interface Props {
  readonly variant: keyof typeof styles.variant
  /** On a phone a site may have another picture (C3.2). */
  readonly device?: 'pc' | 'mobile'
}

/** Names wider than so many ems are set smaller: in a masthead, and everywhere. */
const wideName = 8.5
const longName = 17
/** Of the name in the other language, beside the buttons of a phone's bar. */
const wideSecondName = 12

/** The site's own picture, or its name set in type, with the other language's name under it. */
export function Logo({ variant, device = 'pc' }: Props) {
  const { shell, language } = usePortal()
  const { header, site } = shell
  const name = siteName(site, language)
  const second = secondLanguage(site.name, language)
  const width = estimateTextWidth(name, 1)
  const size = width > longName ? styles.long : width > wideName ? styles.wide : ''
  return (
    <PortalLink className={`${styles.variant[variant]} ${size}`} href={useHrefs().home}>
      {variant === 'phoneMasthead' ? null : (
        <LogoPicture url={logoOf(header, language, device, site)} className={styles.picture} />
      )}
      <span className={styles.words}>
        <span className={styles.name} lang={languageShown(site.name, language)}>
          {name}
        </span>{' '}
        {second === null || site.name[second] === name ? null : (
          <span
            className={
              estimateTextWidth(site.name[second], 1) > wideSecondName
                ? `${styles.second} ${styles.wideSecond}`
                : styles.second
            }
            lang={second}
          >
            {site.name[second]}
          </span>
        )}
      </span>
    </PortalLink>
  )
}
