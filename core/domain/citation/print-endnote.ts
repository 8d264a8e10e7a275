import { doiUrl } from '../article/doi.ts'
import type { CitationKind, CitationRecord } from './citation-record.ts'
import { nameLines } from './cited-name.ts'
import { fieldLines, repeated, type Field } from './field-value.ts'
import { bareDoi, degreeOf, pageRange, yearOf } from './record-parts.ts'

const types: Readonly<Record<CitationKind, string>> = {
  journal: 'Journal Article',
  newspaper: 'Newspaper Article',
  book: 'Book',
  thesis: 'Thesis',
  conference: 'Conference Proceedings',
}

/**
 * Records as EndNote tagged text (.enw, Refer) with CRLF; a blank line ends each record. One language a record:
 * readers take a translated title (%Q) for an author, and a day (%8) for a second year.
 */
export const printEndnote = (records: readonly CitationRecord[]): string =>
  records
    .map((record) => fieldLines(fieldsOf(record), (tag, value) => `%${tag} ${value}\r\n`).join('') + '\r\n')
    .join('')

const fieldsOf = (record: CitationRecord): readonly Field[] => [
  ['0', types[record.kind]],
  ...repeated('A', nameLines(record.authors)),
  ['T', record.title],
  [record.kind === 'journal' ? 'J' : 'B', record.container],
  ['I', record.kind === 'journal' || record.kind === 'newspaper' ? '' : record.publisher],
  ['C', record.place],
  ['7', record.edition],
  ['9', record.kind === 'thesis' ? degreeOf(record) : ''],
  ['D', yearOf(record)],
  ['V', record.volume],
  ['N', record.issue],
  ['P', pageRange(record, '-')],
  ['@', record.kind === 'book' ? record.isbn : record.issn],
  ['R', bareDoi(record.doi)],
  // Some readers know a DOI by its resolver alone.
  ['U', doiUrl(bareDoi(record.doi)) || record.url],
  ['G', record.language],
  ...repeated('K', record.keywords),
  ['X', record.abstract],
]
