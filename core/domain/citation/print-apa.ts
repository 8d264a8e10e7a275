import { dottedInitials } from '../article/author-name.ts'
import { doiUrl } from '../article/doi.ts'
import type { CitationRecord } from './citation-record.ts'
import { fieldValue } from './field-value.ts'
import { bareDoi, isAhead, pageRange, pagesOf, yearOf } from './record-fields.ts'
import { areChinese, ended, namesOf, type NameForms } from './styled-names.ts'
import { styled, unstyled, type StyledText } from './styled-text.ts'

/** So many authors are named; of more the first ones and the last. */
const namedAuthors = 20

/**
 * An article of a journal in the style of the American Psychological Association, 7th edition. Titles keep the
 * capitals that they have.
 */
export function printApa(record: CitationRecord): StyledText {
  const [container, volume, issue] = [record.container, record.volume, record.issue].map(fieldValue)
  const year = `(${yearOf(record) || 'n.d.'}).`
  const names = authorsPart(namesOf(record))
  const title = ended(fieldValue(record.title))
  const place = placeOf(record)
  const link = doiUrl(bareDoi(record.doi))
  const number = issue === '' ? '' : `(${issue})`
  const isPlaced = `${container}${volume}${number}${place}` !== ''
  const source: readonly (string | readonly [string])[] = [
    [container ?? ''],
    container !== '' && `${volume}${number}` !== '' ? ', ' : '',
    [volume ?? ''],
    number,
    place === '' ? '' : `${`${container}${volume}${number}` === '' ? '' : ', '}${place}`,
  ]
  const placed = unstyled(styled(...source))
  return styled(
    [names === '' ? title : ended(names), year, names === '' ? '' : title].filter(isPresent).join(' '),
    isPlaced ? ' ' : '',
    ...source,
    ended(placed) === placed ? '' : '.',
    isAhead(record) ? ` ${aheadOfPrint[record.language]}` : '',
    link === '' ? '' : ` ${link}`,
  )
}

const aheadOfPrint = { zh: '网络首发.', en: 'Advance online publication.' } as const

/** Pages, or an article by its number. */
function placeOf(record: CitationRecord): string {
  const range = pageRange(record, '–')
  const isNumber = fieldValue(record.firstPage) === '' && pagesOf(record).first !== ''
  return isNumber ? `Article ${range}` : range
}

/** `Qi, W. S., Pei, Z. B., & Wenren, X.`; Chinese names have a comma alone between them. */
function authorsPart(names: readonly NameForms[]): string {
  const written = names.map(nameOf)
  const last = written.at(-1) ?? ''
  if (written.length > namedAuthors) return `${written.slice(0, namedAuthors - 1).join(', ')}, . . . ${last}`
  if (written.length < 2 || areChinese(names)) return written.join(', ')
  return `${written.slice(0, -1).join(', ')}, & ${last}`
}

function nameOf({ whole, family, given, suffix }: NameForms): string {
  if (whole !== '') return whole
  return [family, dottedInitials(given.replace(/,.*/, '')), suffix].filter(isPresent).join(', ')
}

const isPresent = (text: string): boolean => text !== ''
