import { foldAccents } from '../text/fold-accents.ts'
import { editDistance } from './edit-distance.ts'
import { withoutTruncation } from './holds-operators.ts'

/** A keyword, a name or a title of the corpus with the number of its articles. */
export interface KnownPhrase {
  readonly text: string
  readonly articles: number
}

const piece = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const startsHan = /^\p{Script=Han}/u

/** Shorter ones are near to too much; numbers are never slips that a corpus could tell. */
const shortest = { han: 3, letters: 4 } as const
const isLong = (text: string): boolean => [...text].length >= 8
const mostEdits = (text: string): number => (isLong(text) ? 2 : 1)

const canBeRespelt = (text: string): boolean =>
  !/\p{N}/u.test(text) && [...text].length >= (startsHan.test(text) ? shortest.han : shortest.letters)

/** The words of a term, and its runs of Chinese, that may be misspelt: what to ask the index for. */
export const respellable = (term: string): readonly string[] => [
  ...new Set((term.match(piece) ?? []).filter(canBeRespelt)),
]

/**
 * The term with each of its `unknown` words as the corpus spells the nearest one: by the fewest slips, then by the most
 * articles. null where none is near. A run of Chinese is near to one as long within a phrase, or to a whole run. Laws:
 * what is not unknown stays as it is written, with all that stands between but asterisks at the ends of words; what is put in
 * stands in a phrase.
 */
export function respell(
  term: string,
  unknown: ReadonlySet<string>,
  phrases: readonly KnownPhrase[],
): string | null {
  const sought = respellable(term).filter((word) => unknown.has(word))
  if (sought.length === 0) return null
  const lengths = new Set(sought.filter((word) => startsHan.test(word)).map((word) => [...word].length))
  const known = wordsOf(phrases, lengths)
  const near = new Map(sought.map((word) => [word, nearest(foldAccents(word), known)]))
  const plain = withoutTruncation(term)
  const respelt = plain.replace(piece, (word) => near.get(word) ?? word)
  return respelt === plain ? null : respelt
}

interface KnownWord {
  readonly articles: number
  /** Characters. */
  readonly length: number
}

/** Words of the phrases with the articles that have them; of runs of Chinese also every stretch of these lengths. */
function wordsOf(
  phrases: readonly KnownPhrase[],
  lengths: ReadonlySet<number>,
): ReadonlyMap<string, KnownWord> {
  const known = new Map<string, KnownWord>()
  for (const { text, articles } of phrases) {
    const words = foldAccents(text).match(piece) ?? []
    const stretches = words.flatMap((word) =>
      startsHan.test(word) ? [word, ...stretchesOf(word, lengths)] : [word],
    )
    for (const word of new Set(stretches)) {
      const before = known.get(word)
      const { length } = before ?? [...word]
      known.set(word, { articles: (before?.articles ?? 0) + articles, length })
    }
  }
  return known
}

function stretchesOf(run: string, lengths: ReadonlySet<number>): readonly string[] {
  const characters = [...run]
  return [...lengths].flatMap((length) =>
    characters.slice(length - 1).map((_, at) => characters.slice(at, at + length).join('')),
  )
}

function nearest(word: string, known: ReadonlyMap<string, KnownWord>): string | null {
  const most = mostEdits(word)
  const { length } = [...word]
  let best: { readonly text: string; readonly edits: number; readonly articles: number } | null = null
  for (const [text, { articles, length: other }] of known) {
    if (Math.abs(length - other) > most) continue
    if (startsHan.test(text) !== startsHan.test(word)) continue
    const edits = editDistance(word, text, most)
    if (edits === 0 || edits > most) continue
    const order =
      best === null ? -1 : edits - best.edits || best.articles - articles || (text < best.text ? -1 : 1)
    if (order < 0) best = { text, edits, articles }
  }
  return best?.text ?? null
}
