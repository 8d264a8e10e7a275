import type { Queryable } from '../../store/database.ts'
import type { NamedAuthor } from '../article-index.ts'
import { beginningSpellings } from '../beginning-spellings.ts'
import { readTyped } from './read-typed.ts'

/** Where a name is looked up, each way by an index of its own, and by which beginnings. */
const ways = [
  { typed: 'p.key_zh', where: `p.key_zh <> ''`, begins: '$2' },
  { typed: 'p.key_en', where: `p.key_en <> ''`, begins: '$3' },
  { typed: 'p.key_turned', where: `p.key_turned <> ''`, begins: '$3' },
  { typed: 'name_letters(p.key_en)', where: `p.key_en <> ''`, begins: '$4' },
  { typed: 'name_letters(p.key_turned)', where: `p.key_turned <> ''`, begins: '$4' },
  { typed: 'p.reading', where: `p.reading <> ''`, begins: '$5' },
  { typed: 'p.reading_turned', where: `p.reading_turned <> ''`, begins: '$5' },
] as const

const found = ways
  .map(
    ({ typed, where, begins }) => `select names.* from site
      cross join unnest(${begins}::text[]) beginning cross join lateral (
        select p.site_id, p.zh, p.en, p.articles from phrase p
        where p.site_id = site.id and p.kind = 'author' and ${where}
          and ${typed} >= beginning collate "C" and ${typed} < (beginning || chr(1114111)) collate "C"
      ) names`,
  )
  .join(' union ')

const byName = `with site as materialized (select unnest($1::bigint[]) as id), found as materialized (
    select zh, en, sum(articles) as articles from (${found}) each group by zh, en
  )
  select total, zh, en, articles from (select count(*) as total from found) counted left join (
    select * from found order by articles desc, zh, en limit $6 offset $7
  ) page on true`

/**
 * Authors whose name begins so, one page of them, and how many there are: in either script of Chinese, in letters with
 * either part first or in one piece, and in pinyin where a name stands in Chinese alone.
 */
export async function findAuthorNames(
  database: Queryable,
  sites: readonly number[],
  name: string,
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<{ readonly total: number; readonly authors: readonly NamedAuthor[] }> {
  const { key, letters, readings } = await readTyped(database, name.trim())
  if (key === '') return { total: 0, authors: [] }
  const rows = await database.query<{ total: number; zh: string | null; en: string; articles: number }>(
    byName,
    [sites, beginningSpellings(key), [key], letters, readings, size, offset],
  )
  return {
    total: rows[0]?.total ?? 0,
    authors: rows.flatMap(({ zh, en, articles }) => (zh === null ? [] : [{ name: { zh, en }, articles }])),
  }
}
