import type { HeaderConfig, HeaderStyle } from './header-config.ts'
import type { Device } from './logo-of.ts'
import type { SiteShell } from './site-shell.ts'

/** The header whose strip holds language and login too, and so is always there in a wide window. */
const groupStyle: HeaderStyle = 4

/** Styles that have room for such links in a row of their own. */
const roomyStyles: readonly HeaderStyle[] = [1, 2]

/** The site's own words and links of the header: the entrance of its group, its greeting, its buttons (C3.2, C3.3). */
export const hasOwnLinks = ({ header, group }: Pick<SiteShell, 'header' | 'group'>): boolean =>
  group !== null || header.customButtons.length > 0 || hasGreeting(header)

const hasGreeting = ({ greeting }: Pick<HeaderConfig, 'greeting'>): boolean =>
  greeting.zh !== '' || greeting.en !== ''

/** Whether a strip with the site's own links stands above the header. */
export function hasHeaderStrip(shell: Pick<SiteShell, 'header' | 'group'>, device: Device): boolean {
  const { style } = shell.header
  if (device === 'mobile') return hasOwnLinks(shell)
  return style === groupStyle || (!roomyStyles.includes(style) && hasOwnLinks(shell))
}
