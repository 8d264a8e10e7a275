import { countCap } from '@xuekan/core/search'
import { expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import type { Queryable } from '../../../server/rc-pub/store/database.ts'
import { articleMediaOf, mediaOfArticles } from '../../../server/rc-pub/store/find-article-media.ts'
import { articleRecord } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const keys = ['a', 'b', 'c'] as const
const none = { zh: '', en: '' }
const store = openedStore(async (database) => {
  const site = await storeSite(database, { sld: 'one' })
  const figure = (id: string, url = `/${id}.svg`) => ({ id, label: none, caption: none, url })
  const records = keys.map((key) =>
    articleRecord({ key, figures: [figure(`${key}1`), figure(`${key}2`, ''), figure(`${key}3`)] }),
  )
  await saveArticles(database, site, records)
})

const idsOf = async (named: readonly string[]): Promise<readonly number[]> => {
  const rows = await store().query<{ id: number; key: string }>('select id, key from article')
  return named.map((key) => rows.find((row) => row.key === key)?.id ?? 0)
}

it('finds the figures of articles in their order, page by page, without those that show nothing [C2.28]', async () => {
  const ids = await idsOf(['c', 'a'])
  const page = async (size: number, offset: number) => {
    const { rows, total } = await mediaOfArticles(store(), 'figure', ids, { size, offset })
    return { shown: rows.map(({ anchor }) => anchor), total }
  }
  expect(await page(3, 0)).toEqual({ shown: ['c1', 'c3', 'a1'], total: 4 })
  expect(await page(3, 3)).toEqual({ shown: ['a3'], total: 4 })
  expect(await page(0, 0)).toEqual({ shown: [], total: 4 })
})

it('asks the store as often for many articles as for one', async () => {
  const statements = async (named: readonly string[]): Promise<number> => {
    let times = 0
    const counting: Queryable = {
      query: (sql, params) => {
        times += 1
        return store().query(sql, params)
      },
    }
    await mediaOfArticles(counting, 'figure', await idsOf(named), { size: 10, offset: 0 })
    return times
  }
  expect(await statements(keys)).toBe(await statements(['a']))
})

it('counts what a search finds up to the cap of all searches, and one beyond [C2.27]', async () => {
  await store().query(
    `insert into figure select a.id, n, '', '', '', '涡旋', 'A vortex Ä', '/x.svg'
      from article a, generate_series(100, 3600) n`,
  )
  const [site] = await store().query<{ id: number }>('select distinct site_id as id from article')
  const total = async (q: string) => {
    const wanted = { sites: [site?.id ?? 0], q, field: 'all' } as const
    return (await articleMediaOf(store(), 'figure', wanted, { size: 1, offset: 0 })).total
  }
  expect(await total('')).toBeGreaterThan(countCap + 1)
  for (const q of ['涡旋', 'VORTEX', '涡旋 ä']) expect([q, await total(q)]).toEqual([q, countCap + 1])
  expect(await total('eddy')).toBe(0)
})
