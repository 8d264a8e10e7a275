import { doiUrl } from '../article/doi.ts'
import type { CitationKind, CitationRecord } from './citation-record.ts'
import { nameInOnePart, nameLines } from './cited-name.ts'
import { fieldLines, repeated, type Field } from './field-value.ts'
import { addressOf, bareDoi, degreeOf, pageRange, yearOf } from './record-fields.ts'

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
  ...repeated('A', nameLines(record.authors).map(nameInOnePart)),
  ['T', record.title],
  // In a thesis %B is a department.
  [record.kind === 'journal' ? 'J' : 'B', record.kind === 'thesis' ? '' : record.container],
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
  // The numbers in PubMed and PubMed Central, where programs look for them.
  ['M', record.pmid],
  ['2', record.pmcid],
  ['U', resolverOf(record)],
  ['G', record.language],
  ...repeated('K', record.keywords),
  ['X', record.abstract],
]

/** Some readers know a DOI by its resolver alone, and decode no escapes: then a wrong DOI would be worse than none. */
function resolverOf(record: CitationRecord): string {
  const doi = bareDoi(record.doi)
  const resolver = doiUrl(doi)
  if (resolver !== '' && /^[\w.~!$&'()*+,;=:@/-]+$/.test(doi)) return `https://doi.org/${doi}`
  return addressOf(record) || resolver
}
