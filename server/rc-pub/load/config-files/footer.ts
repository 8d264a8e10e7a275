import type { FooterSettings } from '../../store/site-settings.ts'
import { emptyOf } from '../empty-of.ts'
import { about, colour, fields, flag, localized, none, optional, text } from '../field-readers.ts'
import { picture } from '../file-readers.ts'
import { link } from '../link-readers.ts'
import { saveDocument } from '../save-document.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

const read = fields<FooterSettings>({
  backgroundColor: about('#ebebeb gives style 1, any other colour style 2', optional(colour, '#ebebeb')),
  showLogo: about('Whether the logo is shown', optional(flag, true)),
  logo: optional(picture, ''),
  enLogo: optional(picture, ''),
  chLogoName: about('Name beside the logo in Chinese', optional(text, '')),
  enLogoName: about('Name beside the logo in English', optional(text, '')),
  linkAddress: about('Where the logo leads', optional(link, '')),
  qr: about('A code to scan', optional(picture, '')),
  qrMessage: about('What stands under the code', optional(text, '')),
  enQrMessage: about('What stands under it in English, where that is other', optional(text, '')),
  address: about('Postal address of the office', optional(localized, none)),
  postcode: about('Its postcode', optional(text, '')),
  phone: about('Its telephone number', optional(text, '')),
  email: about('Its e-mail address', optional(text, '')),
  fax: about('Its fax number', optional(text, '')),
  copyright: about('Who holds the copyright', optional(localized, none)),
  icp: about('ICP record of the site', optional(text, '')),
  picp: about('Record of the public security, which picpLink leads to', optional(text, '')),
  picpLink: optional(link, ''),
  showVisits: about('Whether the number of visits is shown', optional(flag, false)),
  cssContent: about('Styles that apply to the footer and to nothing else', optional(text, '')),
})

/** footer.yaml (C3.12). */
export const footerFile: SiteConfigFile<FooterSettings> = {
  file: 'footer.yaml',
  read,
  absent: emptyOf(read),
  save: (tx, { id }, footer) => saveDocument(tx, id, 'footer', footer),
}
