import { searchPageSize, type SearchQuery } from '@xuekan/core'
import type { Database } from '../../server/rc-pub/store/database.ts'

/** What a search without an index looks for. */
export interface Scan extends Pick<SearchQuery, 'page' | 'facets'> {
  readonly words: readonly string[]
  readonly in: 'title' | 'body'
}

/** The peer's own table: plain text without anything to unpack, so that the scan is as fast as one can be. */
export async function createScanTable(database: Database): Promise<void> {
  const both = (field: string): string => `record->'${field}'->>'zh' || ' ' || (record->'${field}'->>'en')`
  await database.query(
    `create table scanned as select id, published, year, column_key, ${both('title')} as title,
      concat_ws(' ', ${both('title')}, ${both('abstractHtml')}, array_to_string(keywords_zh || keywords_en, ' '),
        (select string_agg(c->'name'->>'zh' || ' ' || (c->'name'->>'en'), ' ')
          from jsonb_array_elements(record->'contributors') c)) as body from article`,
  )
  await database.query('analyze scanned')
}

/** One page by date and the number of all hits: no facets, no ranking, no stems. */
export async function scanArticles(
  database: Database,
  { words, in: column, page, facets }: Scan,
): Promise<number> {
  const params: (string | number)[] = words.map((word) => `%${word}%`)
  const add = (value: string | number): string => `$${params.push(value)}`
  const where = [
    'true',
    ...words.map((_word, at) => `${column} ilike $${at + 1}`),
    ...(facets.year === undefined ? [] : [`year = ${add(Number(facets.year))}::int`]),
    ...(facets.column === undefined ? [] : [`column_key = ${add(facets.column)}`]),
  ].join(' and ')
  const rows = await database.query<{ total: number }>(
    `select a.record, hits.total from (
      select id, published, count(*) over () as total from scanned where ${where}
      order by published desc, id desc limit ${searchPageSize} offset ${(page - 1) * searchPageSize}
    ) hits join article a on a.id = hits.id order by hits.published desc, hits.id desc`,
    params,
  )
  return rows[0]?.total ?? 0
}
