import { escapeMarkup } from '../text/escape-markup.ts'
import type { CitationRecord, CitationText } from './citation-record.ts'
import { nameLine } from './cited-name.ts'
import { fieldValue, fieldValues } from './field-value.ts'
import { addressOf, bareDoi, degreeOf, pageRange, yearOf } from './record-fields.ts'

const languageCodes = { zh: 'zh-CHS', en: 'en' } as const

/**
 * Records as NoteFirst XML (.xml) with LF, in both languages; well-formed whatever the values hold. Only journal
 * articles name their type: the program's names for the others are not known.
 */
export const printNoteFirst = (records: readonly CitationRecord[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Bibliographies>',
    `<BibliographiesCount>${records.length}</BibliographiesCount>`,
    ...records.map((record) => `<Bibliography>\n${childrenOf(record).join('\n')}\n</Bibliography>`),
    '</Bibliographies>\n',
  ].join('\n')

function childrenOf(record: CitationRecord): readonly string[] {
  const { kind, translation } = record
  const texts: readonly CitationText[] = translation === null ? [record] : [record, translation]
  const inEach = (name: string, values: (text: CitationText) => readonly string[]): string =>
    texts.flatMap((text) => values(text).map((value) => localised(name, text, value))).join('')
  const media =
    kind === 'thesis'
      ? localised('Media', record, record.publisher)
      : inEach('Media', ({ container }) => [container])
  return [
    leaf('Type', kind === 'journal' ? 'JournalArticle' : ''),
    leaf('Language', languageCodes[record.language]),
    branch(
      'PrimaryTitle',
      inEach('Title', ({ title }) => [title]),
    ),
    branch('Authors', authorsOf(record)),
    kind === 'conference'
      ? branch(
          'MotherTitle',
          inEach('Title', (text) => [text.container]),
        )
      : branch('Medium', media),
    leaf('Degree', kind === 'thesis' ? degreeOf(record) : ''),
    leaf('Publisher', kind === 'book' || kind === 'conference' ? record.publisher : ''),
    leaf('Year', yearOf(record)),
    leaf('Volume', record.volume),
    leaf('Issue', record.issue),
    leaf('PageScope', pageRange(record, '-')),
    branch(
      'Keywords',
      inEach('Keyword', ({ keywords }) => keywords),
    ),
    branch(
      'Abstracts',
      inEach('Abstract', ({ abstract }) => [abstract]),
    ),
    leaf('DOI', bareDoi(record.doi)),
    leaf('ISSN', record.issn),
    leaf('Url', addressOf(record)),
  ].filter((element) => element !== '')
}

/** Each author with a name in each language; lists of different lengths cannot be told to be of the same people. */
function authorsOf({ translation, ...record }: CitationRecord): string {
  const inStep = translation?.authors.length === record.authors.length
  const texts: readonly CitationText[] = inStep ? [record, translation] : [record]
  const infosAt = (index: number): readonly string[] =>
    texts.flatMap((text) => text.authors.slice(index, index + 1).map((author) => infoOf(author, text)))
  return record.authors.map((_, index) => branch('Author', infosAt(index).join(''))).join('')
}

function infoOf(author: CitationText['authors'][number], { language }: CitationText): string {
  const name = leaf('FullName', nameLine(author, ' '))
  const organisation = leaf('Organization', fieldValues(author.organisations).join('; '))
  return name === '' ? '' : `<Info Lang="${languageCodes[language]}">${name}${organisation}</Info>`
}

function localised(name: string, { language }: CitationText, raw: string): string {
  const text = fieldValue(raw)
  return text === '' ? '' : `<${name} Lang="${languageCodes[language]}">${escapeMarkup(text)}</${name}>`
}

function leaf(name: string, raw: string): string {
  const text = fieldValue(raw)
  return text === '' ? '' : `<${name}>${escapeMarkup(text)}</${name}>`
}

const branch = (name: string, children: string): string =>
  children === '' ? '' : `<${name}>${children}</${name}>`
