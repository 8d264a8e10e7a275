import { doiUrl } from '../article/doi.ts'
import type { CitationRecord } from './citation-record.ts'
import { fieldValue } from './field-value.ts'
import { bareDoi, pagesOf, yearOf } from './record-fields.ts'
import { shortRange } from './short-range.ts'
import { areChinese, ended, namesOf, othersBehind, type NameForms } from './styled-names.ts'
import { styled, type StyledText } from './styled-text.ts'

/** An article of a journal in the style of the Modern Language Association, 9th edition. */
export function printMla(record: CitationRecord): StyledText {
  const [volume, issue] = [record.volume, record.issue].map(fieldValue)
  const container = fieldValue(record.container)
  const names = authorsPart(namesOf(record))
  const title = fieldValue(record.title)
  const behind = [
    volume === '' ? '' : `vol. ${volume}`,
    issue === '' ? '' : `no. ${issue}`,
    yearOf(record),
    placeOf(record),
    doiUrl(bareDoi(record.doi)),
  ].filter(isPresent)
  const opening = [ended(names), title === '' ? '' : quoted(title)].filter(isPresent).join(' ')
  const isPlaced = container !== '' || behind.length > 0
  return styled(
    opening,
    opening !== '' && isPlaced ? ' ' : '',
    [container],
    (container !== '' && behind.length > 0 ? ', ' : '') + behind.join(', '),
    isPlaced ? '.' : '',
  )
}

/** A title in quotation marks: those within it are single, and the stop stands before all that close. */
function quoted(title: string): string {
  const single = title
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replaceAll(/"([^"]*)"/g, '‘$1’')
  // a mark that closes nothing is an apostrophe
  const [, closing = ''] = /‘[^‘’]*(’)$/u.exec(single) ?? []
  return `“${ended(single.slice(0, single.length - closing.length))}${closing}”`
}

/** `pp. 1083–100`, `p. 7`; an article number as it is. */
function placeOf(record: CitationRecord): string {
  const { first, last } = pagesOf(record)
  if (fieldValue(record.firstPage) === '') return first
  return last === '' ? `p. ${first}` : `pp. ${shortRange(first, last, '–')}`
}

/** One or two authors are named, the second one as it is said; of more the first alone. */
function authorsPart(names: readonly NameForms[]): string {
  const [first, second] = names
  if (first === undefined) return ''
  const { whole, family, given, suffix } = first
  const turned = whole || [family, given, suffix].filter(isPresent).join(', ')
  if (names.length > 2) return `${turned}, ${othersBehind([first])}`
  if (second === undefined) return turned
  const spoken = second.whole || [second.given, second.family, second.suffix].filter(isPresent).join(' ')
  return areChinese(names) ? `${turned}, ${spoken}` : `${turned}, and ${spoken}`
}

const isPresent = (text: string): boolean => text !== ''
