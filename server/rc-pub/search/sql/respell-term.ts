import { respell, respellable, type KnownPhrase } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import { textWords } from '../text-words.ts'
import { matchDropped, matchRun, matchWords } from './match-words.ts'
import type { SearchEngine } from './search-engine.ts'
import { stemWords } from './stem-words.ts'

/** Phrases that are looked at: the commonest, some of any kind, and those that begin like a word, of one journal and in all. */
const looked = { common: 4_000, any: 2_000, alike: 500, alikeInAll: 6_000 } as const

/** Unknown words for which something nearer is looked for: who writes more of them has not mistyped a term. */
const mostUnknown = 6

/** Letters in which a word is trusted to begin as it is meant. */
const trusted = 2

/**
 * A term as the journals' keywords, names and titles spell those of its words that none of their articles has; null
 * where nothing is near, or too many are unknown. Words are looked for in the index, phrases in the store, which counts them: one after the
 * other, since both may be one connection.
 */
export async function respellTerm(
  engine: Pick<SearchEngine, 'read'>,
  store: Queryable,
  sites: readonly number[],
  term: string,
): Promise<string | null> {
  const pieces = respellable(term)
  if (sites.length === 0 || pieces.length === 0) return null
  const unknown = await engine.read((on) => unknownOf(on, sites, pieces))
  return unknown.length === 0 || unknown.length > mostUnknown
    ? null
    : respell(term, new Set(unknown), await phrasesNear(store, sites, unknown))
}

/** Those that no article of the sites has. */
async function unknownOf(
  on: Queryable,
  sites: readonly number[],
  pieces: readonly string[],
): Promise<readonly string[]> {
  const read = pieces.map((piece) => ({ piece, ...textWords(piece) }))
  const stems = await stemWords(
    on,
    read.flatMap(({ words }) => words),
  )
  const requested = read.flatMap(({ piece, words, runs: [run] }) => {
    const query =
      run === undefined
        ? (matchWords('all', words, stems) ?? matchDropped('all', words))
        : matchRun('all', run)
    return query === null ? [] : [{ piece, query }]
  })
  if (requested.length === 0) return []
  const rows = await on.query<{ piece: string }>(
    `select piece from unnest($1::text[], $2::text[]) as asked (piece, query) where not exists (
      select from article a where a.site_id = any($3::bigint[]) and a.fts @@ asked.query::tsquery)`,
    [requested.map(({ piece }) => piece), requested.map(({ query }) => query), sites],
  )
  return rows.map(({ piece }) => piece)
}

async function phrasesNear(
  store: Queryable,
  sites: readonly number[],
  words: readonly string[],
): Promise<readonly KnownPhrase[]> {
  const share = (most: number): number => Math.ceil(most / sites.length)
  const begins = (word: string): string => [...word.toLowerCase()].slice(0, trusted).join('')
  const beginnings = [...new Set(words.map(begins))]
  const alikeOfEach = Math.min(
    looked.alike,
    Math.ceil(looked.alikeInAll / (sites.length * beginnings.length)),
  )
  const alike = (['key_zh', 'key_en', 'key_turned'] as const).map(
    (key) => `select near.* from site cross join unnest($2::text[]) beginning cross join lateral (
      select p.site_id, p.kind, p.zh, p.en, p.key_zh, p.key_en, p.articles from phrase p
      where p.site_id = site.id and p.${key} <> '' and p.${key} like phrase_key(beginning) || '%' limit $5
    ) near`,
  )
  const some = (where: string, most: string): string => `select near.* from site cross join lateral (
    select p.site_id, p.kind, p.zh, p.en, p.key_zh, p.key_en, p.articles from phrase p
    where p.site_id = site.id ${where} limit ${most}
  ) near`
  const parts = [some('and p.articles > 1 order by p.articles desc', '$3'), some('', '$4'), ...alike]
  const rows = await store.query<{ zh: string; en: string; articles: number }>(
    `with site as materialized (select unnest($1::bigint[]) as id)
    select key_zh as zh, key_en as en, articles from (${parts.join(' union ')}) found`,
    [sites, beginnings, share(looked.common), share(looked.any), alikeOfEach],
  )
  return rows.flatMap(({ zh, en, articles }) =>
    [zh, en].filter((text) => text !== '').map((text) => ({ text, articles })),
  )
}
