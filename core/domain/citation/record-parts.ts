import { parseDoi } from '../article/doi.ts'
import { dateTag } from '../head/date-tag.ts'
import type { CitationRecord } from './citation-record.ts'
import { fieldValue } from './field-value.ts'

/** Year, month and day as far as they are known, padded with zeros: ['2021', '03', '05']. */
export function dateParts({ year, date }: Pick<CitationRecord, 'year' | 'date'>): readonly string[] {
  const known = Number.isInteger(year) && year > 0 ? [String(year)] : []
  const parts = dateTag(date).split('/')
  return parts[0] !== '' && (known.length === 0 || parts[0] === known[0]) ? parts : known
}

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

/** A DOI without `doi:` or its resolver. */
export function bareDoi(raw: string): string {
  const doi = parseDoi(fieldValue(raw))
  return doi.ok ? doi.value : fieldValue(raw)
}

const degrees = {
  zh: { doctor: '博士学位论文', master: '硕士学位论文', '': '' },
  en: { doctor: 'Ph.D. thesis', master: "Master's thesis", '': '' },
} as const

/** The degree of a thesis as catalogues call it in the language of the record. */
export const degreeOf = ({ language, degree }: Pick<CitationRecord, 'language' | 'degree'>): string =>
  degrees[language][degree]
