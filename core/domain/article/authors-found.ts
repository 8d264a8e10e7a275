import { citedName } from '../citation/cited-name.ts'
import { localise, secondLanguage } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { TableRows } from '../media/table-rows.ts'
import { foldLetters } from '../text/fold-letters.ts'
import { saysWords } from '../text/says-words.ts'
import type { Affiliation, Article, Contributor } from './article.ts'
import { isWholeName } from './author-name.ts'

type Named = Pick<Contributor, 'name' | 'citedName'>

/** What a long list of authors is looked through by. */
export interface AuthorQuery {
  /** Words of names, institutions or ORCIDs; '' for any. */
  readonly typed: string
  /** One of `authorInitials`; '' for any. */
  readonly initial: string
}

/** A name in Latin letters as citations begin it; '' of one that is written in Chinese characters alone. */
function latinName({ name, citedName: known }: Named): string {
  const [latin, told] = name.en === '' ? [name.zh, known?.zh] : [name.en, known?.en]
  if (isWholeName(latin)) return ''
  const cited = told ?? citedName(latin)
  return foldLetters(cited.kind === 'whole' ? cited.name : `${cited.family} ${cited.given}`)
}

/** The letter that a family name begins with, A to Z; '' for none. */
const initialOf = (author: Named): string => /^[a-z]/.exec(latinName(author))?.[0].toUpperCase() ?? ''

/** The letters that family names of these authors begin with, in their order; of Chinese names those in Latin letters. */
export const authorInitials = (authors: readonly Named[]): readonly string[] =>
  [...new Set(authors.map(initialOf))].filter((letter) => letter !== '').toSorted()

/**
 * The authors of whom each word that is typed is said: in a name, an institution or an ORCID, in either language, with
 * or without accents; under a letter they stand by their names, else in the order of the article. Laws: all of them
 * where nothing is asked; a word more finds none more; each author with a letter stands under that letter alone.
 */
export function authorsFound<T extends Contributor>(
  authors: readonly T[],
  affiliations: readonly Affiliation[],
  { typed, initial }: AuthorQuery,
): readonly T[] {
  const says = saysWords(typed)
  const places = new Map(affiliations.map(({ key, name: { zh, en } }) => [key, `${zh}\n${en}`]))
  const found = authors.filter((author) => {
    const { name, orcid, affiliations: keys } = author
    return (
      (initial === '' || initialOf(author) === initial) &&
      says([name.zh, name.en, orcid, ...keys.map((key) => places.get(key) ?? '')])
    )
  })
  if (initial === '') return found
  return found
    .map((author) => ({ author, by: latinName(author) }))
    .toSorted((one, other) => (one.by < other.by ? -1 : one.by > other.by ? 1 : 0))
    .map(({ author }) => author)
}

/**
 * The authors of an article as rows under a head: name, name in the other language, institutions, ORCID. Law: a row for
 * each author, in their order.
 */
export function authorRows(
  { contributors, affiliations }: Pick<Article, 'contributors' | 'affiliations'>,
  language: UiLanguage,
  head: readonly [name: string, other: string, institutions: string, orcid: string],
): TableRows {
  const places = new Map(affiliations.map(({ key, name }) => [key, localise(name, language)]))
  const rows = contributors.map(({ name, orcid, affiliations: keys }) => {
    const second = secondLanguage(name, language)
    const institutions = keys.map((key) => places.get(key) ?? '').filter((place) => place !== '')
    return [localise(name, language), second === null ? '' : name[second], institutions.join('; '), orcid]
  })
  return [[...head], ...rows]
}
