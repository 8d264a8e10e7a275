import { plainText } from '../text/plain-text.ts'
import { attribute, childNamed, childrenNamed, isElement, type XmlElement } from '../xml/xml-tree.ts'
import { isWrittenOut } from './citation-names.ts'
import { escapeMarkup } from './write-html.ts'

/** How a citation words its numbers: in Chinese, or as the rest of the world has it. */
export type NumberWording = 'chinese' | 'international'

const ordinal = (count: string): string => {
  const [unit] = /(?<!1)[123]$/.exec(count) ?? []
  return count + (unit === undefined ? 'th' : ['st', 'nd', 'rd'][Number(unit) - 1])
}

/** `2nd ed.` or `2版` of `2`; an edition that says what it is stays. */
export const writeEdition = (citation: XmlElement, wording: NumberWording): string => {
  const edition = plainText(childNamed(citation, 'edition'))
  const count = /^(\d+)(?:st|nd|rd|th)?\.?$/i.exec(edition)?.[1]
  if (count !== undefined) return wording === 'chinese' ? `${count}版` : `${ordinal(count)} ed.`
  return edition
}

/** `Suppl. 1` or `增刊1` of `1`; a supplement in words stays. */
const supplementOf = (citation: XmlElement, wording: NumberWording): string => {
  const supplement = plainText(childNamed(citation, 'supplement'))
  if (!/^S?\d+$/i.test(supplement)) return supplement
  return wording === 'chinese' ? `增刊${supplement}` : `Suppl. ${supplement}`
}

/** `5(2)`, `5(2 Suppl. 1)`; of a book `vol. 3` or `第3卷`. */
export const writeVolume = (citation: XmlElement, wording: NumberWording, isBook: boolean): string => {
  const volume = plainText(childNamed(citation, 'volume'))
  const issue = [plainText(childNamed(citation, 'issue')), supplementOf(citation, wording)]
    .filter(Boolean)
    .join(' ')
  const isCounted = isBook && /^(?:\d+|[IVXLC]+)$/.test(volume)
  const named = isCounted ? (wording === 'chinese' ? `第${volume}卷` : `vol. ${volume}`) : volume
  return issue === '' ? named : `${named}(${issue})`
}

/** The parts of an element that has no words of its own, set apart. */
const partsOf = (element: XmlElement): string =>
  isWrittenOut(element.children)
    ? plainText(element)
    : element.children.filter(isElement).map(partsOf).filter(Boolean).join(' ')

/** A year with its month and day, in numbers where these are some: `1999-07-04`, `1999, July 4`. */
const fullDate = (citation: XmlElement): string => {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => plainText(childNamed(citation, name)))
  const season = plainText(childNamed(citation, 'season'))
  if (year === undefined || year === '') return ''
  if (/^\d{1,2}$/.test(month ?? '') && /^\d{4}$/.test(year))
    return [year, month, day]
      .filter((part) => part !== undefined && part !== '')
      .map((part) => part?.padStart(2, '0'))
      .join('-')
  const words = [month || season, month === '' ? '' : day].filter(Boolean).join(' ')
  return [year, words].filter((part) => part !== '').join(', ')
}

/** The year with its month or season and its day; or the date that the file gives in words: `May 3, 2019`. */
export const writeDate = (citation: XmlElement): string =>
  fullDate(citation) ||
  childrenNamed(citation, 'date', 'string-date')
    .map((date) => (isWrittenOut(date.children) ? partsOf(date) : fullDate(date) || partsOf(date)))
    .find(Boolean) ||
  ''

/** The date that an element has in parts alone, such as the day on which somebody looked; '' of any other element. */
export const writeDateParts = (element: XmlElement): string =>
  ['date', 'date-in-citation', 'access-date'].includes(element.name) && !isWrittenOut(element.children)
    ? escapeMarkup(fullDate(element))
    : ''

/** `ISO 9001:2015`. */
export const writeStandard = (citation: XmlElement): string =>
  childrenNamed(citation, 'std', 'std-organization', 'std-id').map(partsOf).filter(Boolean).join(' ')

/** `ISBN 978…`, `ISSN 1234-5678`: the numbers of a book or a serial, each once. */
export const writeStandardNumbers = (citation: XmlElement): string =>
  (['isbn', 'issn'] as const)
    .map((kind) => {
      const typed = childrenNamed(citation, 'pub-id').filter((id) => attribute(id, 'pub-id-type') === kind)
      const own = [...childrenNamed(citation, kind, ...(kind === 'issn' ? ['issn-l'] : [])), ...typed]
      const numbers = own
        .map((number) => plainText(number).replace(/^IS[BS]N(?:-L)?:?\s*/i, ''))
        .filter(Boolean)
      return numbers.length === 0 ? '' : `${kind.toUpperCase()} ${[...new Set(numbers)].join(', ')}`
    })
    .filter(Boolean)
    .join('. ')
