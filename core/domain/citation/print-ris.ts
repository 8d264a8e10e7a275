import type { CitationKind, CitationRecord } from './citation-record.ts'
import { nameInOnePart, nameLines } from './cited-name.ts'
import { fieldLines, fieldValues, repeated, type Field } from './field-value.ts'
import { addressOf, bareDoi, dateParts, degreeOf, pagesOf, yearOf } from './record-fields.ts'

const types: Readonly<Record<CitationKind, string>> = {
  journal: 'JOUR',
  newspaper: 'NEWS',
  book: 'BOOK',
  thesis: 'THES',
  conference: 'CONF',
}

/**
 * Records as RIS (RefMan, .ris) with CRLF; TY begins and ER ends each record. One language a record: readers put a
 * translated title in place of the title.
 */
export const printRis = (records: readonly CitationRecord[]): string =>
  records
    .map(
      (record) =>
        fieldLines(fieldsOf(record), (tag, value) => `${tag}  - ${value}\r\n`).join('') + 'ER  - \r\n',
    )
    .join('')

function fieldsOf(record: CitationRecord): readonly Field[] {
  const { kind } = record
  const { first, last } = pagesOf(record)
  const container = kind === 'thesis' ? '' : withoutAsterisks(record.container)
  const periodical = kind === 'journal' || kind === 'newspaper'
  return [
    ['TY', types[kind]],
    ['TI', record.title],
    ...repeated('AU', fieldValues(nameLines(record.authors).map(withoutAsterisks)).map(nameInOnePart)),
    // Some readers know the name of a journal by JF alone, and that of proceedings by BT.
    ['T2', container],
    ['JF', periodical ? container : ''],
    ['BT', kind === 'conference' ? container : ''],
    ['PB', periodical ? '' : record.publisher],
    ['CY', record.place],
    ['ET', record.edition],
    ['M3', kind === 'thesis' ? degreeOf(record) : ''],
    ['PY', yearOf(record)],
    ['DA', dateOf(record)],
    ['VL', record.volume],
    ['IS', record.issue],
    ['SP', first],
    ['EP', last],
    ['SN', kind === 'book' ? record.isbn : record.issn],
    ['DO', bareDoi(record.doi)],
    // The numbers in PubMed and PubMed Central, where programs look for them.
    ['AN', record.pmid],
    ['C2', record.pmcid],
    ['UR', addressOf(record)],
    ['LA', record.language],
    ...repeated('KW', record.keywords.map(withoutAsterisks)),
    ['AB', record.abstract],
  ]
}

/** `2021/03/05/`: parts that are not known keep their slash; a year alone stands in PY. */
function dateOf(record: CitationRecord): string {
  const [, month, day = ''] = dateParts(record)
  return month === undefined ? '' : `${yearOf(record)}/${month}/${day}/`
}

/** Names, keywords and journals cannot hold an asterisk. */
const withoutAsterisks = (text: string): string => text.replaceAll('*', '')
