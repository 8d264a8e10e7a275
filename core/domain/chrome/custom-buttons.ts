import { safeLink } from '../channel/safe-link.ts'
import { present, presentFlag } from '../text/present.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import type { CustomButton } from './header-config.ts'

/** At most so many custom buttons are used (C3.3). */
export const customButtonLimit = 3

/** Those with status 1 first, then the first three of them; without a name or a safe link none is shown (C3.3). */
export function customButtonsOf(raw: unknown): readonly CustomButton[] {
  return listIn(raw)
    .map(recordIn)
    .filter((button) => presentFlag(button['customButtonStatus']) === true)
    .map((button) => ({
      name: present(button['customButtonName']),
      link: safeLink(button['customButtonLinkValue']),
    }))
    .filter((button): button is CustomButton => button.name !== '' && button.link !== null)
    .slice(0, customButtonLimit)
}
