import type { SearchField } from '@xuekan/core/search'
import { queryGrams } from '../bigrams.ts'
import { spellingsOf, wordSpellings } from '../spellings.ts'
import type { Stems } from './stem-words.ts'

/** Fields whose words the text index holds. */
export type TextField = Exclude<SearchField, 'doi'>

/** Fields with lexemes of their own, the letter that marks them, and the weight of their words in the whole text. */
const fields = {
  title: { mark: 't', weight: 'A' },
  keyword: { mark: 'k', weight: 'B' },
  author: { mark: 'a', weight: 'C' },
  institution: { mark: 'i', weight: 'C' },
  abstract: { mark: 'b', weight: 'D' },
} as const

const textFields = ['title', 'keyword', 'author', 'institution', 'abstract'] as const

/** Words are letters and digits only, so that a quoted lexeme needs no escaping. */
const lexeme = (word: string, suffix = ''): string => `'${word}'${suffix === '' ? '' : `:${suffix}`}`
const every = (terms: readonly string[]): string =>
  terms.length === 1 ? terms.join() : `(${terms.join(' & ')})`
const any = (terms: readonly string[]): string =>
  terms.length === 1 ? terms.join() : `(${terms.join(' | ')})`
const inOrder = (terms: readonly string[]): string => `(${terms.join(' <-> ')})`

/** A pair of characters in simplified and traditional Chinese alike. */
const pair = (gram: string, mark = '', suffix = ''): string =>
  any(spellingsOf(gram).map((spelling) => lexeme(mark + spelling, suffix)))

/** More pairs than this side by side are rare enough to be found in the whole text first. */
const fewGrams = 4

/**
 * A run of Chinese as it stands: its pairs side by side. A field's own lexemes find the articles fast, and the places
 * of its weight tell that the pairs follow each other.
 */
export function matchRun(field: TextField, run: string): string {
  const grams = queryGrams(run)
  const open = [...run].length === 1 ? '*' : ''
  if (field === 'all')
    return grams.length === 1 ? pair(grams.join(), '', open) : inOrder(grams.map((gram) => pair(gram)))
  const { mark, weight } = fields[field]
  const marked = grams.map((gram) => pair(gram, `${mark}:`, open))
  if (grams.length === 1) return marked.join()
  const ordered = inOrder(grams.map((gram) => pair(gram, '', weight)))
  return field === 'author' || field === 'institution' || grams.length <= fewGrams
    ? every([...marked, ordered])
    : ordered
}

/** A run of Chinese loosely: all of its pairs, wherever they stand in the field. */
export function matchPairs(field: TextField, run: string): string {
  if ([...run].length === 1) return matchRun(field, run)
  return every(queryGrams(run).map((gram) => pair(gram, field === 'all' ? '' : `${fields[field].mark}:`)))
}

/**
 * Words of an alphabet, all of them, by their stems and in any order; authors by the beginnings of their names. null
 * where English drops every word.
 */
export function matchWords(field: TextField, words: readonly string[], stems: Stems): string | null {
  if (field === 'author') return every(words.map((word) => lexeme(`a:${word}`, '*')))
  const mark = field === 'all' ? '' : `${fields[field].mark}:`
  const found = words.flatMap((word) => {
    const written = wordSpellings(word).map(stems)
    const [own = []] = written
    if (own.length === 0) return []
    return [
      any(
        written
          .filter((each) => each.length > 0)
          .map((each) => every(each.map((stem) => lexeme(mark + stem)))),
      ),
    ]
  })
  return found.length === 0 ? null : every([...new Set(found)])
}

/** Words that English drops ('will') are left to name somebody, where nothing else is searched for. */
export const matchDropped = (field: TextField, words: readonly string[]): string | null =>
  field === 'all' && words.length > 0 ? every(words.map((word) => lexeme(word, 'C'))) : null

/**
 * Words of an alphabet side by side in this order, by their stems; an author by the whole name, in either order. In
 * every field: within one of them.
 */
export function matchPhrase(field: TextField, words: readonly string[], stems: Stems): string | null {
  if (field === 'author') {
    const turned = [...words.slice(-1), ...words.slice(0, -1)]
    return any([...new Set([words.join(''), turned.join('')])].map((name) => lexeme(`a:${name}`)))
  }
  const loose = matchWords(field, words, stems)
  if (words.flatMap(stems).length < 2 || loose === null) return loose
  if (field !== 'all') return every([loose, placed(words, stems, fields[field].weight)])
  return any(textFields.map((each) => matchPhrase(each, words, stems)).filter((part) => part !== null))
}

/** Dropped words keep their places: `rate of flow` has flow two places after rate. */
function placed(words: readonly string[], stems: Stems, weight: string): string {
  let query = ''
  let gap = 0
  for (const word of words) {
    const found = stems(word)
    gap += 1
    for (const [at, stem] of found.entries()) {
      query = query === '' ? lexeme(stem, weight) : `${query} <${at === 0 ? gap : 1}> ${lexeme(stem, weight)}`
      gap = 0
    }
  }
  return `(${query})`
}
