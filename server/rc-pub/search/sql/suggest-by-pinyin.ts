import type { Queryable } from '../../store/database.ts'
import type { SuggestedPhrase, SuggestRequest } from '../article-index.ts'
import type { Typed } from './read-typed.ts'

/** Keywords of a journal that are looked at. */
const looked = 200

/** Letters of the shortest text: two begin hundreds of words. */
const fewest = 3

const keywords = `select 'keyword' as kind, 'zh' as script, zh, '' as en
  from unnest($1::bigint[]) site cross join lateral (
    select p.zh, p.articles from phrase p
    where p.site_id = site and p.pinyin > '-' and p.pinyin >= $2 and p.pinyin < $2 || chr(1114111) limit ${looked}
  ) found
  group by zh order by sum(articles) desc, length(zh), zh limit $3`

/** Chinese keywords whose pinyin, without tones, begins like a text in letters: those that most articles have come first. */
export async function suggestByPinyin(
  store: Queryable,
  { sites, size, ofKind = size }: SuggestRequest,
  { readings: [reading = ''] }: Pick<Typed, 'readings'>,
): Promise<readonly SuggestedPhrase[]> {
  if (reading.length < fewest || sites.length === 0) return []
  return store.query<SuggestedPhrase>(keywords, [sites, reading, Math.min(size, ofKind)])
}
