import { expect, it } from 'vitest'
import type { Queryable } from '../../../server/rc-pub/store/database.ts'
import { relatedArticles } from '../../../server/rc-pub/store/related-articles.ts'
import { openedStore } from './opened-store.ts'

const many = 6000

/** A keyword of every article, one of each, and one of the last hundreds, which a table read from its beginning has late. */
const store = openedStore(async (database) => {
  const sites = await database.query<{ id: number }>(
    `insert into site (sld, type, config) select 's' || n, 'single', '{}' from generate_series(1, 2) n
    returning id`,
  )
  await database.query('alter table article disable trigger user')
  await database.query(
    `insert into article
      (site_id, doi, key, position, year, published, record, hash, fts, keyword_keys, author_keys)
    select case when n % 10 = 0 then $1::integer else $2 end, '10.5555/n' || n, 'n' || n, n, 2020, '2020-01-01',
      '{"title":{"zh":"","en":""},"contributors":[],"keywords":{"zh":[],"en":[]}}', 'h', '',
      case when n > $3 - 700 then array['common', 'late', 'own' || n] else array['common', 'own' || n / 2] end,
      array['author' || n / 3]
    from generate_series(1, $3::integer) n`,
    [sites[0]?.id ?? 0, sites[1]?.id ?? 0, many],
  )
  await database.query('vacuum analyze article')
})

const idOf = async (number: number): Promise<number> => {
  const [row] = await store().query<{ id: number }>('select id from article where position = $1', [number])
  return row?.id ?? 0
}

it('finds what shares an author or a rare keyword, however old, and what is of its own site first', async () => {
  const first = async (number: number) => (await relatedArticles(store(), await idOf(number), 3))?.[0]?.id
  expect(await first(3001)).toBe(await idOf(3002))
  expect(await first(3000)).toBe(await idOf(many))
})

it('never reads the table of articles from its beginning, however common a keyword is', async () => {
  const plans: string[] = []
  const explaining: Queryable = {
    query: async <Row>(sql: string, params: Parameters<Queryable['query']>[1] = []) => {
      if (sql.startsWith('with')) {
        const lines = await store().query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
      }
      return store().query<Row>(sql, params)
    },
  }
  for (const number of [1, many])
    expect(await relatedArticles(explaining, await idOf(number), 4)).toHaveLength(4)
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).toContain('Bitmap Index Scan on article_keywords')
    expect(plan).not.toMatch(/Seq Scan on article\b/)
  }
})
