import { narrowsFacets, onlyValue } from './facet-choice.ts'
import { interpretedWords } from './interpreted-words.ts'
import type { SearchQuery } from './search-query.ts'
import { isSmallWord } from './small-words.ts'

/**
 * What a search that found nothing can do without: what narrows it, its field, one of its words, its misspellings, or being
 * taken letter by letter; a year among its words can be the year of the articles instead.
 */
export type WayOn<Field extends string> =
  | { readonly kind: 'unfiltered' | 'everyField'; readonly query: SearchQuery<Field> }
  | { readonly kind: 'respelt' | 'interpreted'; readonly query: SearchQuery<Field> }
  | { readonly kind: 'ofYear'; readonly year: string; readonly query: SearchQuery<Field> }
  | { readonly kind: 'fewerWords'; readonly without: string; readonly query: SearchQuery<Field> }
  | { readonly kind: 'oneWord'; readonly word: string; readonly query: SearchQuery<Field> }

/** A word that is a year, in Chinese also with the word for it. */
const yearAlone = /^((?:1[5-9]|20)\d\d)年?$/u

/** Of a longer term no single word is at fault. */
const mostWords = 8

/**
 * The searches that ask for less than one that found nothing, the least change first. `words` are those that the index
 * reads in its term, for one that is written without spaces. Laws: none of them is the search itself, no two are the
 * same, each begins at its first page, fewer words are the words but one, in their order, and not
 * only such as join others, and a year
 * is looked for among the words no more.
 */
export function waysOn<Field extends string>(
  query: SearchQuery<Field>,
  words: readonly string[],
): readonly WayOn<Field | 'all'>[] {
  const first = { ...query, page: 1 }
  const { as, ...interpreted } = first
  const narrowed = query.time !== 0 || narrowsFacets(query.facets)
  const parts = partsOf(query.term, words)
  const years = parts.map((part) => yearAlone.exec(part)?.[1] ?? '')
  const isDated = query.facets.year === undefined && years.filter((year) => year !== '').length === 1
  const without = (left: number): string => parts.filter((_, at) => at !== left).join(' ')
  return [
    ...(narrowed ? [{ kind: 'unfiltered' as const, query: { ...first, time: 0 as const, facets: {} } }] : []),
    ...(as === undefined ? [] : [{ kind: 'interpreted' as const, query: interpreted }]),
    ...(query.field === 'all'
      ? []
      : [{ kind: 'everyField' as const, query: { ...first, field: 'all' as const } }]),
    ...years.flatMap((year, at) =>
      isDated && year !== ''
        ? [
            {
              kind: 'ofYear' as const,
              year,
              query: { ...first, term: without(at), facets: { ...first.facets, year: onlyValue(year) } },
            },
          ]
        : [],
    ),
    ...parts.flatMap((word, at) => {
      const term = without(at)
      // the index may read words that the term has not
      return term === query.term || differing(term).every(isSmallWord)
        ? []
        : [{ kind: 'fewerWords' as const, without: word, query: { ...first, term } }]
    }),
  ]
}

/**
 * The searches for one word alone of a term of which more than one is too much. Laws: none for a term of two words, of
 * which one can be left out; none for a word that only joins others.
 */
export function oneWordWays<Field extends string>(
  query: SearchQuery<Field>,
  words: readonly string[],
): readonly WayOn<Field>[] {
  const parts = partsOf(query.term, words)
  if (parts.length < 3) return []
  return parts
    .filter((word) => !isSmallWord(word))
    .map((word) => ({ kind: 'oneWord', word, query: { ...query, term: word, page: 1 } }))
}

/** The different words of a term of two words or more, of which one can be left out; else none. */
function partsOf(term: string, words: readonly string[]): readonly string[] {
  const written = differing(term)
  const parts = written.length > 1 ? written : differing(interpretedWords(words, term).join(' '))
  return parts.length > 1 && parts.length <= mostWords ? parts : []
}

const differing = (text: string): readonly string[] => [
  ...new Set(text.split(/\s+/).filter((word) => word !== '')),
]
