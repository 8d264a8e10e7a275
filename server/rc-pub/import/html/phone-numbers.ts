import { plainText } from '../text/plain-text.ts'
import { isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import type { Messages } from './messages.ts'

/** Words that say of a number that one calls or faxes it, in the languages of files. */
const announcing = String.raw`(?:(?<!\p{L})t[eé]l|phone|(?<!\p{L})fon|fax|mobil|(?<!\p{L})cell|电话|传真|手机)`

const announcedBefore = new RegExp(String.raw`${announcing}[\p{L}.]*(?: n[or]\.?)?\s*[:：]?\s*$`, 'iu')

const announcedWithin = new RegExp(announcing, 'iu')

/** True of a number of a telephone or a fax. */
export const isNumberToCall = ({ name }: XmlElement): boolean => name === 'phone' || name === 'fax'

/** True of a number behind another one of its kind, which has the lead of both. */
const followsItsKind = (number: XmlElement, before: readonly XmlNode[]): boolean =>
  before.findLast(isElement)?.name === number.name

/** What a number of a telephone or a fax is: '' where the number, or the text `before` it, says so itself. */
export const leadOfNumber = (
  number: XmlElement,
  messages: Pick<Messages, 'telephone' | 'fax'>,
  before = '',
  siblings: readonly XmlNode[] = [],
): string => {
  const lead = number.name === 'phone' ? messages.telephone : number.name === 'fax' ? messages.fax : ''
  const isSaid =
    announcedBefore.test(before) ||
    announcedWithin.test(plainText(number)) ||
    followsItsKind(number, siblings) ||
    plainText(number) === ''
  if (lead === '' || isSaid) return ''
  return `${before === '' || /[\s(（]$/.test(before) ? '' : ' '}${lead} `
}
