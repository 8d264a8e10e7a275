import { languageShown, localise, otherLanguage, type Language } from '../language/language.ts'
import { initials, isWholeName, nameParts } from './author-name.ts'
import type { ArticleSummary } from './article.ts'
import { plainText } from './plain-text.ts'

/** So many authors are named; more become 'et al' or 等. */
const namedAuthors = 3

const andOthers = { zh: '等', en: 'et al' } as const

/** What a citation is made of. */
export type Citable = Pick<
  ArticleSummary,
  | 'doi'
  | 'title'
  | 'authors'
  | 'journalName'
  | 'year'
  | 'volume'
  | 'issue'
  | 'firstPage'
  | 'lastPage'
  | 'elocationId'
>

/**
 * An article as a GB/T 7714-2015 string on one line, in this language where the article has it, else in the other.
 * With a DOI it is cited online ([J/OL]). Half-width punctuation; no date of access, since no address is given.
 */
export function citeAs(article: Citable, language: Language): string {
  const title = plainText(localise(article.title, language)).replace(/[.。]$/, '')
  const mark = article.doi === '' ? '[J]' : '[J/OL]'
  const source = [plainText(localise(article.journalName, language)), issuePart(article)]
    .filter(isPresent)
    .join(', ')
  return [authorsPart(article, language), title + mark, source, article.doi && `DOI:${article.doi}`]
    .filter(isPresent)
    .map((part) => `${part}.`)
    .join(' ')
}

function authorsPart({ authors, title }: Citable, language: Language): string {
  const shown = languageShown(title, language)
  const from = authors[shown].length > 0 ? shown : otherLanguage(shown)
  const names = authors[from].map((name) => authorName(name.trim())).filter(isPresent)
  const named = names.slice(0, namedAuthors)
  return (names.length > namedAuthors ? [...named, andOthers[from]] : named).join(', ')
}

function authorName(name: string): string {
  if (isWholeName(name)) return name.replace(/\s+/g, '')
  const { family, given } = nameParts(name)
  return [family.toUpperCase(), initials(given)].filter(isPresent).join(' ')
}

/** `2021, 52(3): 10-20`; what is absent is left out with its punctuation. */
function issuePart({ year, volume, issue, firstPage, lastPage, elocationId }: Citable): string {
  const number = issue === '' ? '' : `(${issue})`
  const date = year > 0 ? String(year) : ''
  const dated = volume === '' ? date + number : [date, volume + number].filter(isPresent).join(', ')
  const pages = firstPage === '' ? elocationId : pageRange(firstPage, lastPage)
  return [dated, pages].filter(isPresent).join(': ')
}

const pageRange = (first: string, last: string): string =>
  last === '' || last === first ? first : `${first}-${last}`

const isPresent = (text: string): boolean => text !== ''
