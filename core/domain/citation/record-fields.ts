import { parseDoi } from '../article/doi.ts'
import { dateTag } from '../head/date-tag.ts'
import type { CitationRecord } from './citation-record.ts'
import { fieldValue } from './field-value.ts'

/** Year, month and day as far as they are known, padded with zeros: ['2021', '03', '05']. A year has four digits. */
export function dateParts({ year, date }: Pick<CitationRecord, 'year' | 'date'>): readonly string[] {
  const known = Number.isInteger(year) && year >= 1000 && year <= 9999 ? [String(year)] : []
  const [first = '', month = '', day = ''] = dateTag(date).split('/')
  if (first === '' || (known.length > 0 && first !== known[0])) return known
  if (!isWithin(month, 12)) return [first]
  return isWithin(day, 31) ? [first, month, day] : [first, month]
}

const isWithin = (part: string, last: number): boolean => Number(part) >= 1 && Number(part) <= last

export const yearOf = (record: Pick<CitationRecord, 'year' | 'date'>): string => dateParts(record)[0] ?? ''

/** First and last page, the last one '' where it is the first; an article number stands as the first page. */
export function pagesOf(record: Pick<CitationRecord, 'firstPage' | 'lastPage' | 'elocationId'>): {
  readonly first: string
  readonly last: string
} {
  const [first, last] = [fieldValue(record.firstPage), fieldValue(record.lastPage)]
  if (first === '') return { first: fieldValue(record.elocationId), last: '' }
  return { first, last: last === first ? '' : last }
}

/** `10-20`, `10--20`, `10` or `e1024`; '' where no page is known. */
export function pageRange(
  record: Pick<CitationRecord, 'firstPage' | 'lastPage' | 'elocationId'>,
  dash: string,
): string {
  const { first, last } = pagesOf(record)
  return last === '' ? first : first + dash + last
}

/** Whether an article of a journal is online before it stands in a volume: it has its DOI, and no place yet. */
export const isAhead = (
  record: Pick<
    CitationRecord,
    'kind' | 'container' | 'volume' | 'issue' | 'firstPage' | 'lastPage' | 'elocationId' | 'doi'
  >,
): boolean =>
  record.kind === 'journal' &&
  fieldValue(record.container) !== '' &&
  bareDoi(record.doi) !== '' &&
  [record.volume, record.issue, pagesOf(record).first].every((part) => fieldValue(part) === '')

/** A DOI without `doi:` or its resolver. */
export function bareDoi(raw: string): string {
  const doi = parseDoi(fieldValue(raw))
  return doi.ok ? doi.value : fieldValue(raw)
}

/** The address of the page; a space would end it. */
export const addressOf = ({ url }: Pick<CitationRecord, 'url'>): string =>
  fieldValue(url).replaceAll(' ', '%20')

const degrees = {
  zh: { doctor: '博士学位论文', master: '硕士学位论文', '': '' },
  en: { doctor: 'Ph.D. thesis', master: "Master's thesis", '': '' },
} as const

/** The degree of a thesis as catalogues call it in the language of the record. */
export const degreeOf = ({ language, degree }: Pick<CitationRecord, 'language' | 'degree'>): string =>
  degrees[language][degree]
