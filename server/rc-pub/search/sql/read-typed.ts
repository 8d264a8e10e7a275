import type { Queryable } from '../../store/database.ts'

/** What could be a name in letters: two of them at least, with what stands between its parts. */
const inLetters = /^(?:[\s.'’·‐‑-]*\p{Script=Latin}\p{M}*){2,}[\s.'’·‐‑-]*$/u

/** A typed text as phrases are kept. */
export interface Typed {
  /** '' for a text that says nothing. */
  readonly key: string
  /** In one piece, where it could be a name in letters; else []. */
  readonly letters: readonly string[]
  /** The same as pinyin writes it, ü as v. */
  readonly readings: readonly string[]
}

export async function readTyped(database: Queryable, typed: string): Promise<Typed> {
  const [read] = await database.query<{ key: string; letters: string; reading: string }>(
    'select phrase_key($1) as key, name_letters(phrase_key($1)) as letters, name_letters(phrase_key($2)) as reading',
    [typed, typed.replace(/\u00fc|u\u0308/giu, 'v')],
  )
  const { key, letters, reading } = read ?? { key: '', letters: '', reading: '' }
  return inLetters.test(typed)
    ? { key, letters: [letters], readings: [reading] }
    : { key, letters: [], readings: [] }
}
