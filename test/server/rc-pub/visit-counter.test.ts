import { beforeEach, describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import type { Queryable } from '../../../server/rc-pub/store/database.ts'
import { createVisitCounter } from '../../../server/rc-pub/store/visit-counter.ts'
import { articleRecord } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore(async (database) => {
  const site = await storeSite(database, { sld: 'counted' })
  await saveArticles(database, site, [articleRecord({ key: 'one' }), articleRecord({ key: 'two' })])
})

const idOf = async (key: string): Promise<number> =>
  (await store().query<{ id: number }>('select id from article where key = $1', [key]))[0]?.id ?? 0
const totals = () =>
  store().query('select key, visits, downloads from article where visits + downloads > 0 order by key')
const days = () =>
  store().query(
    'select a.key, d.day, d.visits, d.downloads from article_day d join article a on a.id = d.article_id order by a.key, d.day',
  )

describe('createVisitCounter', () => {
  beforeEach(async () => {
    await store().query('update article set visits = 0, downloads = 0')
    await store().query('delete from article_day')
  })

  it('writes what it has counted to the article and to its day, once [C7.15] [C7.16]', async () => {
    let today = '2026-03-01'
    const counter = createVisitCounter(store(), () => today)
    const one = await idOf('one')
    counter.countArticle(one)
    counter.countArticle(one)
    counter.countDownload(one)
    counter.countDownload(await idOf('two'))
    counter.countArticle(999_999)
    await counter.flush()
    await counter.flush()
    today = '2026-03-02'
    counter.countArticle(one)
    await counter.flush()
    expect(await totals()).toEqual([
      { key: 'one', visits: 3, downloads: 1 },
      { key: 'two', visits: 0, downloads: 1 },
    ])
    expect(await days()).toEqual([
      { key: 'one', day: '2026-03-01', visits: 2, downloads: 1 },
      { key: 'one', day: '2026-03-02', visits: 1, downloads: 0 },
      { key: 'two', day: '2026-03-01', visits: 0, downloads: 1 },
    ])
  })

  it('adds to a day that has been written', async () => {
    const counter = createVisitCounter(store(), () => '2026-03-01')
    const one = await idOf('one')
    for (let times = 0; times < 3; times++) {
      counter.countArticle(one)
      await counter.flush()
    }
    expect(await days()).toEqual([{ key: 'one', day: '2026-03-01', visits: 3, downloads: 0 }])
  })

  it('keeps what cannot be written now for the next time', async () => {
    let broken = true
    const database: Queryable = {
      query: (sql, params) => (broken ? Promise.reject(new Error('no store')) : store().query(sql, params)),
    }
    const counter = createVisitCounter(database, () => '2026-03-01')
    const one = await idOf('one')
    counter.countArticle(one)
    await counter.flush()
    counter.countArticle(one)
    counter.countDownload(one)
    broken = false
    await counter.flush()
    expect(await totals()).toEqual([{ key: 'one', visits: 2, downloads: 1 }])
  })

  it('forgets days before the longest period of a ranking, and no later ones [C2.32]', async () => {
    const one = await idOf('one')
    for (const day of ['2023-02-28', '2023-03-01', '2026-02-28']) {
      await store().query('insert into article_day select id, site_id, $2, 1, 0 from article where id = $1', [
        one,
        day,
      ])
    }
    const counter = createVisitCounter(store(), () => '2026-03-01')
    await counter.flush()
    expect((await days()).map(({ day }) => day)).toEqual(['2023-03-01', '2026-02-28'])
  })
})
