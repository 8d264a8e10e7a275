import type { Queryable } from '../../store/database.ts'
import { spellingsOf } from '../spellings.ts'
import { translatableRuns, translateTerm, type TranslatedWord, type WordPair } from '../word-pairs.ts'

/** Pairs that begin alike and are looked at. */
const mostAlike = 1_000

/** Behind every text with the same beginning, and behind that beginning alone. */
const [last, next] = ['\u{10ffff}', '\u0001']

/** The Chinese words of a term in English, as the keywords of all journals pair them. */
export async function translateStored(
  store: Queryable,
  term: string,
): Promise<readonly TranslatedWord[] | null> {
  const runs = translatableRuns(term)
  if (runs.length === 0) return null
  const ranges = runs.flatMap(rangesOf)
  const longest = Math.max(...runs.map((run) => [...run].length))
  const pairs = await store.query<WordPair>(
    `select zh, en, sum(articles)::int as articles, sum(confirmed)::int as confirmed
    from unnest($1::text[], $2::text[]) as alike (begin, behind) cross join lateral (
      select p.site_id, p.zh, p.en, p.articles, p.confirmed from word_pair p
      where p.zh >= alike.begin collate "C" and p.zh < alike.behind collate "C" and length(p.zh) <= $3 limit $4
    ) found group by zh, en`,
    [ranges.map(([begin]) => begin), ranges.map(([, behind]) => behind), longest, mostAlike],
  )
  return translateTerm(term, pairs)
}

/** Keywords that a run may have at each of its places, in simplified and traditional characters. */
function rangesOf(run: string): readonly (readonly [begin: string, behind: string])[] {
  const characters = [...run]
  const begins = (characters.length === 1 ? characters : characters.slice(1)).map((character, at) =>
    characters.length === 1 ? character : `${characters[at] ?? ''}${character}`,
  )
  const end = characters.length === 1 ? next : last
  return [...new Set(begins.flatMap(spellingsOf))].map((begin) => [begin, begin + end] as const)
}
