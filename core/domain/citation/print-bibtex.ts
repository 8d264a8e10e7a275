import type { UiLanguage } from '../language/ui-language.ts'
import { bibtexText, bibtexTitle, bibtexVerbatim } from './bibtex-text.ts'
import { citationKey } from './citation-key.ts'
import type { CitationKind, CitationRecord, CitedName } from './citation-record.ts'
import { givenAndSuffix } from './cited-name.ts'
import { fieldValue, fieldValues, type Field } from './field-value.ts'
import { bareDoi, dateParts, pageRange } from './record-fields.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

/** Where the journal, proceedings, publisher and university stand. Classic BibTeX knows no newspapers. */
const sourceTags = {
  journal: { container: 'journal', publisher: null },
  newspaper: { container: 'journal', publisher: null },
  book: { container: 'series', publisher: 'publisher' },
  thesis: { container: null, publisher: 'school' },
  conference: { container: 'booktitle', publisher: 'publisher' },
} as const satisfies Readonly<Record<CitationKind, object>>

const languageTags = { zh: 'zh-CN', en: 'en-US' } as const

/** The languages as babel and polyglossia name them: where none is told, programs put a title into lower case as English. */
const languageNames = { zh: 'chinese', en: 'english' } as const

/** Records as BibTeX (.bib) with LF. Every record of the list is one entry with a key of its own. */
export const printBibtex = (records: readonly CitationRecord[]): string => bibtexPrinter()(records)

/**
 * Prints one file in pieces: it remembers the keys that it has given, since readers skip the second of two equal ones.
 */
export function bibtexPrinter(): (records: readonly CitationRecord[]) => string {
  const taken = new Set<string>()
  return (records) =>
    records
      .map((record) => {
        const key = keyBeside(record, taken)
        taken.add(key.toLowerCase())
        return entry(record, key)
      })
      .join('\n')
}

function entry(record: CitationRecord, key: string): string {
  const month = months[Number(dateParts(record)[1]) - 1]
  const lines = fieldsOf(record)
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `  ${tag} = {${value}},\n`)
  // A month is a macro of the styles, which print it in their language, and so has no braces.
  const dated = month === undefined ? lines : [...lines, `  month = ${month},\n`]
  return `@${typeOf(record)}{${key},\n${dated.join('')}}\n`
}

function fieldsOf(record: CitationRecord): readonly Field[] {
  const { kind, language } = record
  const text = (raw: string): string => bibtexText(raw, language)
  const date = dateParts(record)
  const { container, publisher } = sourceTags[kind]
  return [
    ['author', namesOf(record)],
    ['title', bibtexTitle(record.title, language)],
    ...(container === null ? [] : [[container, text(record.container)] as const]),
    ...(publisher === null ? [] : [[publisher, text(record.publisher)] as const]),
    ['address', text(record.place)],
    ['edition', text(record.edition)],
    ['year', date[0] ?? ''],
    ['volume', text(record.volume)],
    ['number', text(record.issue)],
    ['pages', text(pageRange(record, '--'))],
    ['issn', text(record.issn)],
    ['isbn', text(record.isbn)],
    ['doi', bibtexVerbatim(bareDoi(record.doi))],
    ['url', bibtexVerbatim(record.url)],
    ['eprint', text(record.arxiv)],
    ['archiveprefix', fieldValue(record.arxiv) === '' ? '' : 'arXiv'],
    ['pmid', text(record.pmid)],
    ['pmcid', text(record.pmcid)],
    ['language', languageTags[language]],
    ['langid', languageNames[language]],
    ['keywords', keywordsOf(record)],
    ['abstract', text(record.abstract)],
    ['note', kind === 'newspaper' && date.length === 3 ? date.join('-') : ''],
  ]
}

function typeOf({ kind, degree }: CitationRecord): string {
  if (kind === 'thesis') return degree === 'master' ? 'mastersthesis' : 'phdthesis'
  return kind === 'book' ? 'book' : kind === 'conference' ? 'inproceedings' : 'article'
}

const namesOf = ({ authors, language }: CitationRecord): string =>
  authors
    .map(({ name }) => bibtexName(name, language))
    .filter((name) => name !== '')
    .join(' and ')

function bibtexName(name: CitedName, language: UiLanguage): string {
  if (name.kind === 'whole') return inBraces(bibtexText(name.name, language))
  const [given, suffix] = givenAndSuffix(name.given)
  // Some readers count the commas of a person's name, also those in braces; two are allowed.
  const commas = `${name.family}${given}`.split(',').length - 1
  const dropped = commas > (suffix === '' ? 1 : 0) ? /[{},]/g : /[{}]/g
  const text = (part: string): string => bibtexText(part.replace(dropped, ' '), language)
  const [first = '', second] = [name.family, given].map(text).filter((part) => part !== '')
  if (second === undefined) return inBraces(fieldValues([first, suffix]).join(', '))
  return [first, ...fieldValues([suffix]), second].map(namePart).join(', ')
}

const inBraces = (text: string): string => (text === '' ? '' : `{${text}}`)

/** Commas and the word 'and' part names: within braces they do not. */
const namePart = (text: string): string => (/,|\band\b/i.test(text) ? `{${text}}` : text)

const keywordsOf = ({ keywords, language }: CitationRecord): string =>
  keywords
    .map((keyword) => bibtexText(keyword, language))
    .filter((keyword) => keyword !== '')
    .map((keyword) => (keyword.includes(',') ? `{${keyword}}` : keyword))
    .join(', ')

/** The key of a record that none of those taken is, without regard to letter case; equal ones get a, b, c. */
function keyBeside(record: CitationRecord, taken: ReadonlySet<string>): string {
  const base = citationKey(record, taken.size)
  let key = base
  for (let times = 0; taken.has(key.toLowerCase()); times += 1) key = base + letters(times)
  return key
}

/** a to z, then aa: 0 is 'a', 26 is 'aa'. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}
