import type { Database } from '../../server/rc-pub/store/database.ts'
import { loadArticles } from './load-articles.ts'

/** Articles that are loaded as an import loads them; all others are copies of their rows. */
const loaded = 2_000

/** What a copy takes over as it is. It is found by no search, and stands in no list of authors. */
const same = [
  'site_id',
  'period_id',
  'position',
  'year',
  'published',
  'column_key',
  'column_zh',
  'column_en',
  'keywords_zh',
  'keywords_en',
  'has_text',
  'reference_count',
  'index_form',
].join(', ')

/** The key of a copy, which is its DOI too: that of the article it was made of, and the number of the copy. */
export const keyOfCopy = (key: string, copy: number): string => `${key}.${copy}`

/**
 * Fills a store with so many articles, which must be a multiple of 2,000, for harvests: 2,000 are loaded, and their
 * rows are copied by the store itself, each with a DOI and a time of change of its own. A million would take an hour
 * to index, and no harvest reads the index.
 */
export async function copyArticles(database: Database, articles: number): Promise<void> {
  await loadArticles(database, loaded)
  const [last] = await database.query<{ id: number }>('select max(id) as id from article')
  for (let copy = 1; copy < articles / loaded; copy += 1)
    await database.transaction(async (tx) => {
      // what triggers would count is written below
      await tx.query('set local session_replication_role = replica')
      await tx.query(
        `with made as (
          insert into article (${same}, key, doi, hash, fts, record, changed_at)
          select ${same}, key || $1::text, doi || $1::text, hash || $1::text, ''::tsvector,
            record || jsonb_build_object('key', key || $1::text, 'doi', doi || $1::text),
            timestamp with time zone '2026-01-01' + ($2::int * $3::int + row_number() over (order by id)) * interval '1 millisecond'
          from article where id <= $4
          returning site_id, key, id, column_key, record, changed_at
        )
        insert into article_change (site_id, key, article_id, column_key, article_type, changed_at)
        select site_id, key, id, column_key, coalesce(record->>'type', ''), changed_at from made`,
        [keyOfCopy('', copy), copy, loaded, last?.id ?? 0],
      )
    })
  await database.query('analyze article_change')
}
