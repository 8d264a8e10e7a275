import type { Queryable } from '../store/database.ts'
import type { ReadWord, WordReader } from './text-vector.ts'

/** Dictionaries of the store: one that takes English words to their stems and drops the commonest, one that keeps each. */
const dictionaries = ['english', 'simple'] as const
type Dictionary = (typeof dictionaries)[number]

export type WordsByDictionary = Readonly<Record<Dictionary, Iterable<string>>>

/** Words that are remembered at most of each dictionary: more than most journals have, some 20 MB. */
const mostRemembered = 100_000

/** A word behind the one that is asked for: where it stands says how many places the first has taken. */
const behind = '1'

/**
 * What the store makes of each word, asked for once: a language's words are few, and its parser is slow in the embedded
 * engine.
 */
export interface WordReaders {
  /** Asks the store for those that are not known yet, all at once. */
  readonly learn: (on: Queryable, words: WordsByDictionary) => Promise<void>
  /** Whether all of them can be read without asking. */
  readonly knows: (words: WordsByDictionary) => boolean
  /** Of words that were learnt last; throws a RangeError for any other. */
  readonly read: Readonly<Record<Dictionary, WordReader>>
}

export function createWordReaders(): WordReaders {
  const known = {
    english: new Map<string, ReadWord>(),
    simple: new Map<string, ReadWord>(),
  } satisfies Record<Dictionary, Map<string, ReadWord>>
  const learn = async (on: Queryable, dictionary: Dictionary, words: ReadonlySet<string>): Promise<void> => {
    const remembered = known[dictionary]
    if (remembered.size > mostRemembered) remembered.clear()
    const unknown = [...words].filter((word) => !remembered.has(word))
    if (unknown.length === 0) return
    const rows = await on.query<Row>(statement, [dictionary, unknown, behind])
    for (const row of rows) remembered.set(row.word, readRow(row))
  }
  const reader =
    (dictionary: Dictionary): WordReader =>
    (word) => {
      const found = known[dictionary].get(word)
      if (found === undefined) throw new RangeError(`The word ${JSON.stringify(word)} was not learnt.`)
      return found
    }
  return {
    learn: async (on, words) => {
      for (const dictionary of dictionaries) await learn(on, dictionary, new Set(words[dictionary]))
    },
    knows: (words) =>
      dictionaries.every((dictionary) => [...words[dictionary]].every((word) => known[dictionary].has(word))),
    read: { english: reader('english'), simple: reader('simple') },
  }
}

interface Row {
  readonly word: string
  readonly lexemes: readonly string[]
  /** Of each lexeme, as text: `{1,2}`. */
  readonly places: readonly string[]
}

const statement = `select word, found.lexemes, found.places from unnest($2::text[]) word, lateral (
    select array_agg(lexeme) as lexemes, array_agg(positions::text) as places
    from unnest(to_tsvector($1::regconfig, word || ' ' || $3))
  ) found`

function readRow({ lexemes, places }: Row): ReadWord {
  const all = lexemes.flatMap((lexeme, at) =>
    (places[at] ?? '')
      .replace(/[{}]/g, '')
      .split(',')
      .map((place): readonly [string, number] => [lexeme, Number(place)]),
  )
  const end = Math.max(...all.filter(([lexeme]) => lexeme === behind).map(([, place]) => place))
  return {
    lexemes: all.filter(([, place]) => place < end).toSorted((one, other) => one[1] - other[1]),
    places: end - 1,
  }
}
