import { safeLink } from '../channel/safe-link.ts'
import type { CustomButton } from './header-config.ts'

/** At most so many custom buttons are used (C3.3). */
export const customButtonLimit = 3

/** A custom button as the site's owner made it: status 1 switches it on. */
export interface OfferedButton extends CustomButton {
  readonly status: number
}

/** Those with status 1 first, then the first three of them; without a name or a safe link none is shown (C3.3). */
export const customButtonsOf = (offered: readonly OfferedButton[]): readonly CustomButton[] =>
  offered
    .filter(({ status }) => status === 1)
    .map(({ name, link }) => ({ name, link: safeLink(link) ?? '' }))
    .filter(({ name, link }) => (name.zh !== '' || name.en !== '') && link !== '')
    .slice(0, customButtonLimit)
