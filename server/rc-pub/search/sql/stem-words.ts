import type { Queryable } from '../../store/database.ts'

/** The lexemes of English words in their order; [] for a word that English drops ('the'). */
export type Stems = (word: string) => readonly string[]

/** Asks the store, whose dictionary has built the index, for all words at once. */
export async function stemWords(database: Queryable, words: readonly string[]): Promise<Stems> {
  const requested = [...new Set(words)]
  if (requested.length === 0) return () => []
  const rows = await database.query<{ word: string; stems: readonly string[] }>(
    `select word, array(
      select lexeme from unnest(to_tsvector('english', word)) order by positions[1]
    ) as stems from unnest($1::text[]) word`,
    [requested],
  )
  const stems = new Map(rows.map(({ word, stems: found }) => [word, found]))
  return (word) => stems.get(word) ?? []
}
