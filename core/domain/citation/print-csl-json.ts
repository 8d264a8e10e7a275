import type { CitationKind, CitationRecord, CitedAuthor } from './citation-record.ts'
import { givenAndSuffix } from './cited-name.ts'
import { fieldValue, fieldValues } from './field-value.ts'
import { addressOf, bareDoi, dateParts, degreeOf, pageRange } from './record-fields.ts'

const types: Readonly<Record<CitationKind, string>> = {
  journal: 'article-journal',
  newspaper: 'article-newspaper',
  book: 'book',
  thesis: 'thesis',
  conference: 'paper-conference',
}

const languages = { zh: 'zh-CN', en: 'en-US' } as const

/** One record as CSL-JSON, the form of citation processors: an object in one language. No value is empty. */
export function printCslJson(record: CitationRecord): string {
  const date = dateParts(record).map(Number)
  const item = {
    id: fieldValue(record.id) || 'article',
    type: types[record.kind],
    title: fieldValue(record.title),
    author: record.authors.map(nameOf).filter((name) => name !== null),
    'container-title': fieldValue(record.container),
    issued: date.length === 0 ? '' : { 'date-parts': [date] },
    volume: fieldValue(record.volume),
    issue: fieldValue(record.issue),
    page: pageRange(record, '-'),
    edition: fieldValue(record.edition),
    genre: degreeOf(record),
    publisher: fieldValue(record.publisher),
    'publisher-place': fieldValue(record.place),
    ISSN: fieldValue(record.issn),
    ISBN: fieldValue(record.isbn),
    DOI: bareDoi(record.doi),
    PMID: fieldValue(record.pmid),
    PMCID: fieldValue(record.pmcid),
    URL: addressOf(record),
    language: languages[record.language],
    keyword: fieldValues(record.keywords).join(', '),
    abstract: fieldValue(record.abstract),
  }
  const said = Object.entries(item).filter(([, value]) => value !== '' && !isEmptyList(value))
  return JSON.stringify(Object.fromEntries(said))
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

function nameOf({ name }: CitedAuthor): object | null {
  if (name.kind === 'whole') {
    const literal = fieldValue(name.name)
    return literal === '' ? null : { literal }
  }
  const family = fieldValue(name.family)
  const [given, suffix] = givenAndSuffix(fieldValue(name.given))
  if (family === '') return given === '' ? null : { literal: given }
  return given === '' ? { literal: family } : { family, given, ...(suffix === '' ? {} : { suffix }) }
}
