import { initials, isWholeName } from '../article/author-name.ts'
import type { CitationKind, CitationRecord, CitedName } from './citation-record.ts'
import { givenAndSuffix } from './cited-name.ts'
import { fieldValue } from './field-value.ts'
import { bareDoi, dateParts, pageRange, yearOf } from './record-fields.ts'

/** So many authors are named; more become 'et al' or 等. */
const namedAuthors = 3

const marks: Readonly<Record<CitationKind, string>> = {
  journal: 'J',
  newspaper: 'N',
  book: 'M',
  thesis: 'D',
  conference: 'C',
}

/**
 * A record as a GB/T 7714-2015 string on one line, with half-width punctuation. With a DOI it is cited online
 * (`[J/OL]`); no date of access, since no address is given. What is absent is left out with its punctuation.
 */
export function printGbt7714(record: CitationRecord): string {
  const doi = bareDoi(record.doi)
  const mark = `[${marks[record.kind]}${doi === '' ? '' : '/OL'}]`
  const title = withoutStop(fieldValue(record.title)) + mark
  const within = record.kind === 'conference' ? fieldValue(record.container) : ''
  return [
    authorsPart(record),
    within === '' ? title : `${title}//${within}`,
    editionPart(record),
    sourcePart(record),
    doi === '' ? '' : `DOI:${doi}`,
  ]
    .filter(isPresent)
    .map((part) => (part.endsWith('.') && !part.startsWith('DOI:') ? part : `${part}.`))
    .join(' ')
}

/** Where a record appeared: `水利学报, 2021, 52(3): 10-20`. */
export function sourcePart(record: CitationRecord): string {
  switch (record.kind) {
    case 'journal':
      return [fieldValue(record.container), issuePart(record)].filter(isPresent).join(', ')
    case 'newspaper': {
      const page = pageRange(record, '-')
      const date = dateParts(record).join('-') + (page === '' ? '' : `(${page})`)
      return [fieldValue(record.container), date].filter(isPresent).join(', ')
    }
    case 'book':
    case 'thesis':
    case 'conference': {
      const publisher = [record.place, record.publisher].map(fieldValue).filter(isPresent).join(': ')
      const dated = [publisher, yearOf(record)].filter(isPresent).join(', ')
      return [dated, pageRange(record, '-')].filter(isPresent).join(': ')
    }
  }
}

/** `2021, 52(3): 10-20`. */
function issuePart(record: CitationRecord): string {
  const [volume, issue, year] = [fieldValue(record.volume), fieldValue(record.issue), yearOf(record)]
  const number = issue === '' ? '' : `(${issue})`
  const dated = volume === '' ? year + number : [year, volume + number].filter(isPresent).join(', ')
  return [dated, pageRange(record, '-')].filter(isPresent).join(': ')
}

/** The first edition is not named. */
function editionPart({ kind, edition, language }: CitationRecord): string {
  const number = fieldValue(edition)
  if (kind !== 'book' || number === '1') return ''
  if (!/^\d{1,3}$/.test(number)) return number
  return language === 'zh' ? `${number}版` : `${number}${ordinalEnding(Number(number))} ed`
}

const ordinalEnding = (number: number): string =>
  number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')

function authorsPart({ authors, language }: CitationRecord): string {
  const names = authors.map(({ name }) => gbtName(name)).filter(isPresent)
  const named = names.slice(0, namedAuthors)
  return (names.length > namedAuthors ? [...named, othersIn(named, language)] : named).join(', ')
}

/** In the language of the names; the record's where they are mixed. */
function othersIn(named: readonly string[], language: CitationRecord['language']): string {
  const chinese = named.filter(isWholeName).length
  return chinese === named.length || (chinese > 0 && language === 'zh') ? '等' : 'et al'
}

/** `ZHANG S`, `KING M L, Jr`. */
function gbtName(name: CitedName): string {
  if (name.kind === 'whole') return fieldValue(name.name)
  const [family, given] = [fieldValue(name.family), fieldValue(name.given)]
  if (isWholeName(family) && isWholeName(given)) return family + given
  if (family === '') return given.toUpperCase()
  const [own, suffix] = givenAndSuffix(given)
  const person = [family.toUpperCase(), initials(own.replace(/,.*/, ''))].filter(isPresent).join(' ')
  return suffix === '' ? person : `${person}, ${suffix.replace('.', '')}`
}

const isPresent = (text: string): boolean => text !== ''

/** Abbreviations of several letters that titles end with, of names of species and of people above all. */
const abbreviated = /(?<![\p{L}\d])(?:et al|etc|sp|spp|ssp|subsp|nov|Jr|Sr|Inc|Ltd)\.$/u

/** The full stop of a sentence; not the last of several, and not of an abbreviation such as 'U.S.' and 'spp.'. */
const withoutStop = (title: string): string =>
  abbreviated.test(title) ? title : title.replace(/。$|(?<!\.\p{Lu}?)\.$/u, '')
