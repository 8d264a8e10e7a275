import { drawnLater } from '../results/drawn-later.tsx'
// how it looks is there with the page
import '../picture/picture.css.ts'

const later = drawnLater(() =>
  import('./PersonalInformation.tsx').then(({ PersonalInformation }) => PersonalInformation),
)

export const preparePersonalInformation = later.prepare

/** What a member tells of themselves; other parts of the personal centre come without its code. */
export const PersonalInformationLater = later.Later
