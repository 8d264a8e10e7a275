import type { Queryable } from '../../store/database.ts'
import type { SuggestedPhrase, SuggestRequest } from '../article-index.ts'
import { beginsLaterWord, laterWordKey } from '../later-word.ts'
import { matchBeginning, typedWords } from './match-beginning.ts'
import type { SearchEngine } from './search-engine.ts'
import { stemWords } from './stem-words.ts'

/**
 * Articles that are looked at: those of all journals that the index gives first, those of these journals whose keywords
 * and titles are read, and the newest of these journals where the index gives too many others. Those that have a word in a
 * title are nearly all to be told.
 */
const looked = { all: 1_000, keyword: 200, title: 40, newest: 1_000 } as const

interface Within {
  readonly kind: 'keyword' | 'title'
  readonly script: 'zh' | 'en'
  readonly zh: string
  readonly en: string
  readonly articles: number
}

const keywords = (script: 'zh' | 'en', texts: string): string =>
  `select 'keyword' as kind, '${script}' as script, ${texts}, count(*) as articles
    from article a cross join unnest(a.keywords_${script}) word where a.id = any($1::bigint[]) group by word`

const titles = (script: 'zh' | 'en'): string =>
  `select 'title', '${script}', zh, en, 1 from titled where ${script} <> ''`

const phrasesIn = `with titled as materialized (
    select title_phrase(a.record->'title'->>'zh') as zh, title_phrase(a.record->'title'->>'en') as en
    from article a where a.id = any($2::bigint[])
  )
  ${keywords('zh', `left(trim(word), 150) as zh, '' as en`)}
  union all ${keywords('en', `'', left(trim(word), 150)`)}
  union all ${titles('zh')} union all ${titles('en')}`

/**
 * Keywords and titles that have a later word that begins like a text, in Chinese the text anywhere: those that most of
 * the articles have come first, then the shorter ones. Articles are found in the index by their words, so that a text
 * that hardly any of them has costs nothing; of one that many have so many are looked at.
 */
export async function suggestWithin(
  engine: Pick<SearchEngine, 'read'>,
  store: Queryable,
  { sites, text }: Pick<SuggestRequest, 'sites' | 'text'>,
): Promise<readonly SuggestedPhrase[]> {
  const key = laterWordKey(text)
  if (key === null || sites.length === 0) return []
  const { keyword, title } = await engine.read(async (on) => {
    const stems = await stemWords(on, typedWords(text))
    return articlesWith(on, sites, [
      matchBeginning('keyword', text, stems),
      matchBeginning('title', text, stems),
    ])
  })
  if (keyword.length + title.length === 0) return []
  const phrases = await store.query<Within>(phrasesIn, [keyword, title])
  return phrases
    .filter((phrase) => beginsLaterWord(phrase[phrase.script], key))
    .toSorted(
      (one, other) =>
        other.articles - one.articles ||
        one[one.script].length - other[other.script].length ||
        (one[one.script] < other[other.script] ? -1 : 1),
    )
}

async function articlesWith(
  on: Queryable,
  sites: readonly number[],
  [keyword, title]: readonly [string | null, string | null],
): Promise<{ readonly keyword: readonly number[]; readonly title: readonly number[] }> {
  const none = { keyword: [], title: [] }
  if (keyword === null || title === null) return none
  // the index of words alone is soon done, where a journal's articles would have to be unpacked one by one
  await on.query(`select set_config('enable_indexscan', 'off', true)`)
  const found = (query: string, most: number): string =>
    `(with first as materialized (
      select a.id, a.site_id from article a where a.fts @@ ${query}::tsquery limit ${looked.all}
    ) select json_build_object('isWhole', (select count(*) from first) < ${looked.all},
      'ids', array(select id from first where site_id = any($1::bigint[]) limit ${most})))`
  const [row] = await on.query<Readonly<Record<'keyword' | 'title', FirstFound>>>(
    `select ${found('$2', looked.keyword)} as keyword, ${found('$3', looked.title)} as title`,
    [sites, keyword, title],
  )
  if (row === undefined) return none
  // of a word that so many articles have, a journal has many too: they are soon found among its newest
  await on.query(`select set_config('enable_indexscan', 'on', true)`)
  return {
    keyword: await withNewest(on, sites, { query: keyword, first: row.keyword, most: looked.keyword }),
    title: await withNewest(on, sites, { query: title, first: row.title, most: looked.title }),
  }
}

interface FirstFound {
  /** Whether they are all that there are. */
  readonly isWhole: boolean
  readonly ids: readonly number[]
}

interface Newest {
  readonly query: string
  readonly first: FirstFound
  readonly most: number
}

/** Those that were found first, or those among the newest of each journal where others have taken their places. */
async function withNewest(
  on: Queryable,
  sites: readonly number[],
  { query, first: { isWhole, ids }, most }: Newest,
): Promise<readonly number[]> {
  const ofEach = Math.floor(looked.newest / sites.length)
  if (isWhole || ids.length >= most || ofEach === 0) return ids
  const rows = await on.query<{ id: number }>(
    `select newest.id from unnest($1::bigint[]) site cross join lateral (
      select a.id, a.fts from article a where a.site_id = site
      order by a.published desc, a.id desc limit ${ofEach}
    ) newest where newest.fts @@ $2::tsquery limit ${most}`,
    [sites, query],
  )
  return [...new Set([...ids, ...rows.map(({ id }) => id)])].slice(0, most)
}
