import type { CitationKind, CitationRecord, CitationText } from './citation-record.ts'
import { nameLines } from './cited-name.ts'
import { fieldLines, repeated, type Field } from './field-value.ts'
import { addressOf, bareDoi, dateParts, degreeOf, pageRange, yearOf } from './record-fields.ts'

const types: Readonly<Record<CitationKind, string>> = {
  journal: 'Journal Article',
  newspaper: 'Newspaper Article',
  book: 'Book',
  thesis: 'Thesis',
  conference: 'Conference Proceedings',
}

const languageCodes = { zh: 'chi', en: 'eng' } as const

/**
 * Records as NoteExpress tagged text (.net) with CRLF; a blank line ends each record. Both languages: title, authors
 * and journal of the translation have fields of their own. One line for each author and keyword.
 */
export const printNoteExpress = (records: readonly CitationRecord[]): string =>
  records
    .map((record) => fieldLines(fieldsOf(record), (tag, value) => `{${tag}}: ${value}\r\n`).join('') + '\r\n')
    .join('')

function fieldsOf(record: CitationRecord): readonly Field[] {
  const { kind, translation } = record
  const periodical = kind === 'journal' || kind === 'newspaper'
  const date = dateParts(record)
  return [
    ['Reference Type', types[kind]],
    ['Title', record.title],
    ['Translated Title', translation?.title ?? ''],
    ...repeated('Author', nameLines(record.authors)),
    ...repeated('Translated Author', nameLines(translation?.authors ?? [])),
    ...repeated('Author Address', addressesOf(record)),
    [periodical ? 'Journal' : 'Secondary Title', record.container],
    ['Translated Journal', periodical ? (translation?.container ?? '') : ''],
    ['Publisher', periodical ? '' : record.publisher],
    ['Place Published', record.place],
    ['Type of Work', kind === 'thesis' ? degreeOf(record) : ''],
    kind === 'book' ? ['ISBN', record.isbn] : ['ISBN/ISSN', record.issn],
    ['Year', yearOf(record)],
    ['Date', kind !== 'journal' && date.length > 1 ? date.join('-') : ''],
    ['Volume', record.volume],
    ['Issue', record.issue],
    ['Pages', pageRange(record, '-')],
    ...repeated('Keywords', record.keywords),
    ['Abstract', record.abstract],
    ['URL', addressOf(record)],
    ['DOI', bareDoi(record.doi)],
    ['Language', languageCodes[record.language]],
  ]
}

const addressesOf = ({ authors }: CitationText): readonly string[] => [
  ...new Set(authors.flatMap(({ organisations }) => organisations)),
]
