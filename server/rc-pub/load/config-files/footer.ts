import type { FooterSettings } from '../../store/site-settings.ts'
import { emptyOf } from '../empty-of.ts'
import { about, colour, fields, flag, localized, none, optional, text } from '../field-readers.ts'
import { picture } from '../file-readers.ts'
import { link } from '../link-readers.ts'
import { saveDocument } from '../save-document.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

const read = fields<FooterSettings>({
  backgroundColor: about('#ebebeb gives style 1, any other colour style 2', optional(colour, '#ebebeb')),
  showLogo: optional(flag, true),
  logo: optional(picture, ''),
  enLogo: optional(picture, ''),
  chLogoName: optional(text, ''),
  enLogoName: optional(text, ''),
  linkAddress: about('Where the logo leads', optional(link, '')),
  qr: about('A code to scan', optional(picture, '')),
  qrMessage: optional(text, ''),
  address: optional(localized, none),
  postcode: optional(text, ''),
  phone: optional(text, ''),
  email: optional(text, ''),
  fax: optional(text, ''),
  copyright: optional(localized, none),
  icp: optional(text, ''),
  picp: optional(text, ''),
  picpLink: optional(link, ''),
  showVisits: optional(flag, false),
  cssContent: about('Styles that apply to the footer and to nothing else', optional(text, '')),
})

/** footer.yaml (C3.12). */
export const footerFile: SiteConfigFile<FooterSettings> = {
  file: 'footer.yaml',
  read,
  absent: emptyOf(read),
  save: (tx, { id }, footer) => saveDocument(tx, id, 'footer', footer),
}
