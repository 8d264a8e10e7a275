import { isWholeName } from '../article/author-name.ts'
import type { CitationRecord } from './citation-record.ts'
import { fieldValue } from './field-value.ts'
import { bareDoi, dateParts, isAhead, pagesOf, yearOf } from './record-fields.ts'
import { shortRange } from './short-range.ts'
import { ended, namesOf, othersBehind, type NameForms } from './styled-names.ts'
import { styled, type StyledText } from './styled-text.ts'

/** So many authors are named; more become 'et al' or 等. */
const namedAuthors = 6

/**
 * An article of a journal in the style of Vancouver, as the National Library of Medicine writes it. In English the
 * journal stands by its abbreviation, where that is given in Latin letters, without its dots.
 */
export function printVancouver(record: CitationRecord, abbreviation = ''): StyledText {
  const isEnglish = record.language === 'en' && !isWholeName(abbreviation)
  const short = isEnglish ? fieldValue(abbreviation).replaceAll('.', '') : ''
  const doi = bareDoi(record.doi)
  return styled(
    [
      ended(authorsPart(namesOf(record))),
      ended(fieldValue(record.title)),
      ended(short || fieldValue(record.container)),
      ended(placeOf(record)),
      doi === '' ? '' : `doi:${doi}${isAhead(record) ? '.' : ''}`,
      isAhead(record) ? aheadOfPrint[record.language] : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  )
}

const aheadOfPrint = { zh: '网络首发.', en: 'Epub ahead of print.' } as const

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `2026 Nov 21` of what has no volume yet. */
const dayOf = (record: CitationRecord): string => {
  const [year = '', month = '', day = ''] = dateParts(record)
  return [year, months[Number(month) - 1] ?? '', day.replace(/^0/, '')]
    .filter((part) => part !== '')
    .join(' ')
}

/** `2026;57(9):1083-100`. */
function placeOf(record: CitationRecord): string {
  const [volume = '', issue] = [record.volume, record.issue].map(fieldValue)
  const number = volume + (issue === '' ? '' : `(${issue})`)
  const { first, last } = pagesOf(record)
  const pages = last === '' ? first : shortRange(first, last, '-', 1)
  const dated = [isAhead(record) ? dayOf(record) : yearOf(record), number]
    .filter((part) => part !== '')
    .join(';')
  return [dated, pages].filter((part) => part !== '').join(':')
}

function authorsPart(names: readonly NameForms[]): string {
  const named = names.slice(0, namedAuthors)
  const written = named.map(
    ({ whole, family, initials, suffix }) =>
      whole ||
      [family, initials.replaceAll(' ', ''), suffix.replace('.', '')].filter((part) => part !== '').join(' '),
  )
  return (names.length > namedAuthors ? [...written, othersBehind(named)] : written).join(', ')
}
