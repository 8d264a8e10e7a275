import { beforeEach, describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { createUsageCounter } from '../../../server/rc-pub/store/visit-counter.ts'
import { createUseJudge } from '../../../server/rc-pub/usage/use-judge.ts'
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
const months = () =>
  store().query(
    `select a.key, m.month, m.visits, m.downloads, m.requests, m.unique_investigations as readers,
      m.unique_requests as requesters from article_month m join article a on a.id = m.article_id order by 1, 2`,
  )
const years = () =>
  store().query('select year, visits, downloads from article_year order by year, visits desc')

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const reader = { address: '192.0.2.1', userAgent: firefox }
const other = { address: '192.0.2.2', userAgent: firefox }

/** A counter whose clock a test sets. */
function opened(database: Database = store(), start = '2026-03-01T10:00:00Z') {
  const clock = { now: Date.parse(start) }
  const today = () => new Date(clock.now).toISOString().slice(0, 10)
  const judge = createUseJudge(() => clock.now)
  return { clock, counter: createUsageCounter(database, judge, today) }
}

beforeEach(async () => {
  await store().query('update article set visits = 0, downloads = 0')
  for (const table of ['article_day', 'article_month', 'article_year'])
    await store().query(`delete from ${table}`)
})

describe('createUsageCounter', () => {
  it('writes what it has counted to the day of the article, and copies it once to months, years and totals [C7.15] [C7.16]', async () => {
    const { clock, counter } = opened()
    const one = await idOf('one')
    counter.of(reader).countArticle(one)
    counter.of(other).countArticle(one)
    counter.of(reader).countDownload(one)
    counter.of(reader).countDownload(await idOf('two'))
    counter.of(reader).countArticle(999_999)
    await counter.flush()
    await counter.flush()
    expect(await totals()).toEqual([])
    clock.now += 86_400_000
    counter.of(reader).countArticle(one)
    await counter.copy()
    await counter.copy()
    expect(await totals()).toEqual([
      { key: 'one', visits: 3, downloads: 1 },
      { key: 'two', visits: 0, downloads: 1 },
    ])
    expect(await days()).toEqual([
      { key: 'one', day: '2026-03-01', visits: 2, downloads: 1 },
      { key: 'one', day: '2026-03-02', visits: 1, downloads: 0 },
      { key: 'two', day: '2026-03-01', visits: 0, downloads: 1 },
    ])
    expect(await months()).toMatchObject([
      { key: 'one', month: '2026-03', visits: 3, downloads: 1 },
      { key: 'two', month: '2026-03', visits: 0, downloads: 1 },
    ])
    expect(await years()).toEqual([
      { year: '2026', visits: 3, downloads: 1 },
      { year: '2026', visits: 0, downloads: 1 },
    ])
  })

  it('writes at once, without being told to', async () => {
    const { counter } = opened()
    counter.of(reader).countArticle(await idOf('one'))
    await expect.poll(days).toEqual([{ key: 'one', day: '2026-03-01', visits: 1, downloads: 0 }])
  })

  it('tells requests from investigations, and what is unique within an hour', async () => {
    const { clock, counter } = opened()
    const one = await idOf('one')
    const read = async () => {
      await counter.copy()
      return (await months())[0]
    }
    await store().query('update article set has_text = false where id = $1', [one])
    counter.of(reader).countArticle(one)
    counter.of(reader).countDownload(one)
    counter.of(other).countArticle(one)
    expect(await read()).toMatchObject({ visits: 2, downloads: 1, requests: 1, readers: 2, requesters: 1 })
    clock.now += 3_600_000
    await store().query('update article set has_text = true where id = $1', [one])
    counter.of(reader).countArticle(one)
    counter.of(reader).countDownload(one)
    expect(await read()).toMatchObject({ visits: 3, downloads: 2, requests: 3, readers: 3, requesters: 2 })
    await store().query('update article set has_text = false')
  })

  it('counts a hundred readers at once as a hundred, the second clicks of one as none, and no robot', async () => {
    const { clock, counter } = opened()
    const one = await idOf('one')
    for (let at = 0; at < 100; at += 1) {
      const visits = counter.of({ address: `192.0.2.${at}`, userAgent: firefox })
      visits.countArticle(one)
      visits.countArticle(one)
    }
    for (const userAgent of ['', 'Googlebot/2.1', 'curl/8.5.0', 'python-requests/2.32'])
      counter.of({ address: '192.0.2.200', userAgent }).countArticle(one)
    clock.now += 30_000
    counter.of({ address: '192.0.2.7', userAgent: firefox }).countArticle(one)
    await counter.copy()
    expect(await totals()).toEqual([{ key: 'one', visits: 100, downloads: 0 }])
    clock.now += 30_001
    counter.of({ address: '192.0.2.7', userAgent: firefox }).countArticle(one)
    await counter.copy()
    expect(await totals()).toEqual([{ key: 'one', visits: 101, downloads: 0 }])
  })

  it('copies once what two processes have written, also when both copy at the same time', async () => {
    const [first, second] = [opened(), opened()]
    const one = await idOf('one')
    for (let round = 0; round < 5; round += 1) {
      for (const { counter, clock } of [first, second]) {
        clock.now += 31_000
        counter.of(reader).countArticle(one)
      }
      await Promise.all([first.counter.copy(), second.counter.copy()])
    }
    expect(await totals()).toEqual([{ key: 'one', visits: 10, downloads: 0 }])
    expect(await years()).toEqual([{ year: '2026', visits: 10, downloads: 0 }])
  })

  it('copies what a killed process has written and not copied, of months ago too', async () => {
    const killed = opened()
    const one = await idOf('one')
    killed.counter.of(reader).countArticle(one)
    await killed.counter.copy()
    killed.clock.now += 60_000
    killed.counter.of(reader).countArticle(one)
    await killed.counter.flush()
    const { counter } = opened(store(), '2026-06-11T00:00:00Z')
    await counter.copy()
    expect(await totals()).toEqual([{ key: 'one', visits: 2, downloads: 0 }])
    expect(await months()).toMatchObject([{ month: '2026-03', visits: 2 }])
  })

  it('keeps what cannot be written or copied now for the next time', async () => {
    const broken = { writes: true, copies: true }
    const fail = () => Promise.reject(new Error('no store'))
    const database: Database = {
      ...store(),
      query: (sql, params) => (broken.writes ? fail() : store().query(sql, params)),
      transaction: (work, options) => (broken.copies ? fail() : store().transaction(work, options)),
    }
    const { clock, counter } = opened(database)
    const one = await idOf('one')
    counter.of(reader).countArticle(one)
    await counter.flush()
    clock.now += 31_000
    counter.of(reader).countArticle(one)
    counter.of(reader).countDownload(one)
    await counter.copy()
    expect(await days()).toEqual([])
    broken.writes = false
    await counter.copy()
    expect([await days(), await totals()]).toMatchObject([[{ visits: 2, downloads: 1 }], []])
    broken.copies = false
    await counter.copy()
    expect(await totals()).toEqual([{ key: 'one', visits: 2, downloads: 1 }])
  })

  it('stores neither addresses nor user agents nor hashes of them', async () => {
    const { counter } = opened()
    counter.of(reader).countArticle(await idOf('one'))
    await counter.copy()
    const columns = await store().query<{ name: string }>(
      `select column_name as name from information_schema.columns
      where table_name in ('article_day', 'article_month', 'article_year') group by 1 order by 1`,
    )
    expect(columns.map(({ name }) => name)).toEqual([
      'article_id',
      'day',
      'downloads',
      'is_counted',
      'month',
      'requests',
      'site_id',
      'unique_investigations',
      'unique_requests',
      'visits',
      'year',
    ])
  })

  it('forgets days before the longest period of a ranking, and no later ones [C2.32]', async () => {
    const one = await idOf('one')
    for (const day of ['2023-02-28', '2023-03-01', '2026-02-28']) {
      await store().query('insert into article_day select id, site_id, $2, 1, 0 from article where id = $1', [
        one,
        day,
      ])
    }
    await opened().counter.copy()
    expect((await days()).map(({ day }) => day)).toEqual(['2023-03-01', '2026-02-28'])
  })
})
