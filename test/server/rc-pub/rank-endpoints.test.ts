import { rankingMeasures } from '@xuekan/core/content'
import { rankedPeriods, type WireArticle } from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { rankedSince } from '../../../server/rc-pub/routes/ranks/ranked-since.ts'
import { copyUsage } from '../../../server/rc-pub/store/copy-usage.ts'
import { sampleDay } from '../store/prepared-folder.ts'
import { articleRecord } from './article-records.ts'
import { servedSamples } from './served-samples.ts'
import { storeSite } from './stored-site.ts'

const { ask, siteId, store } = servedSamples()

const daysBefore = (days: number): string =>
  new Date(Date.parse(sampleDay) - days * 86_400_000).toISOString().slice(0, 10)

const idsOf = async (site: number): Promise<readonly number[]> => {
  const rows = await store().query<{ id: number }>('select id from article where site_id = $1', [site])
  return rows.map(({ id }) => id)
}

/** A journal of articles of which the store says on which days they were used. */
async function journal(
  sld: string,
  use: Readonly<Record<string, readonly (readonly [number, number, number])[]>>,
) {
  const site = await storeSite(store(), { sld })
  await saveArticles(
    store(),
    site,
    Object.keys(use).map((key) => articleRecord({ key: `${sld}-${key}` })),
  )
  for (const [key, days] of Object.entries(use)) {
    for (const [back, visits, downloads] of days) {
      await store().query(
        `insert into article_day select id, site_id, $2, $3, $4 from article where key = $1`,
        [`${sld}-${key}`, daysBefore(back), visits, downloads],
      )
    }
  }
  await copyUsage(store(), await idsOf(site), '2020-01-01')
  return async (query: string) =>
    (await ask<readonly WireArticle[]>(`rank/getArticles?siteId=${site}&${query}`)).data.map(({ doi }) =>
      doi?.slice(sld.length + 1),
    )
}

describe('rank/getArticles', () => {
  it('counts only the days of the period, and leaves out what was not used in it [C7.16] [C2.32]', async () => {
    const ranked = await journal('days', {
      old: [[400, 90, 9]],
      lately: [
        [10, 5, 1],
        [40, 20, 0],
      ],
      now: [[0, 6, 2]],
      never: [],
    })
    expect(await ranked('type=visits&period=day')).toEqual(['now'])
    expect(await ranked('type=visits&period=week')).toEqual(['now'])
    expect(await ranked('type=visits&period=month')).toEqual(['now', 'lately'])
    expect(await ranked('type=visits&period=3m')).toEqual(['lately', 'now'])
    expect(await ranked('type=visits&period=year')).toEqual(['lately', 'now'])
    expect(await ranked('type=visits&period=2y')).toEqual(['old', 'lately', 'now'])
    expect(await ranked('type=downloads&period=1y')).toEqual(['now', 'lately'])
    expect(await ranked('type=views&period=3y&size=1')).toEqual(['old'])
  })

  it('counts citations whole, of what appeared within the period [C7.16]', async () => {
    const site = await storeSite(store(), { sld: 'cited' })
    const appeared = (key: string, published: string) =>
      articleRecord({ key, dates: { received: '', revised: '', accepted: '', online: '', published } })
    await saveArticles(store(), site, [
      appeared('c-old', '2020-01-01'),
      appeared('c-new', '2026-10-01'),
      appeared('c-none', '2026-10-02'),
    ])
    await store().query(
      `update article set citations = case key when 'c-old' then 9 when 'c-new' then 2 else 0 end where site_id = $1`,
      [site],
    )
    const ranked = async (period: string) =>
      (await ask<readonly WireArticle[]>(`rank/getArticles?siteId=${site}&type=citations&period=${period}`))
        .data
    expect((await ranked('3m')).map(({ doi }) => doi)).toEqual(['c-new'])
    expect((await ranked('all')).map(({ doi }) => doi)).toEqual(['c-old', 'c-new', 'c-none'])
  })

  it('ranks the samples over every period, for a journal, its group and the aggregate [C7.16]', async () => {
    for (const [at, period] of rankedPeriods.entries()) {
      const sld = ['slgc', 'hengwen', 'www'][at % 3] ?? ''
      for (const type of rankingMeasures) {
        const { status, data } = await ask<readonly WireArticle[]>(
          `rank/getArticles?siteId=${siteId(sld)}&type=${type}&period=${period}&size=3`,
        )
        expect(status).toBe(0)
        expect(data.length).toBeLessThanOrEqual(3)
      }
    }
    const month = await ask<readonly WireArticle[]>(
      `rank/getArticles?siteId=${siteId('www')}&period=month&size=100`,
    )
    expect(month.data.length).toBeGreaterThan(5)
  })

  it.each([
    ['type=hearts', 'There is no such type.'],
    ['period=decade', 'There is no such period.'],
    ['period=constructor', 'There is no such period.'],
    ['type=constructor', 'There is no such type.'],
  ])('refuses %s and says what there is', async (query, message) => {
    const answer = await ask(`rank/getArticles?siteId=${siteId('slgc')}&${query}`)
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(message), data: null })
  })

  it('answers at most a hundred, whatever is asked for, and is refused without a site', async () => {
    for (const size of ['100000', '0', '-5', 'many']) {
      const { status } = await ask(`rank/getArticles?siteId=${siteId('www')}&size=${size}`)
      expect(status).toBe(0)
    }
    expect(await ask('rank/getArticles?siteId=1')).toMatchObject({ status: 10002, data: null })
  })
})

describe('rankedSince', () => {
  it.each([
    ['day', '2026-03-01'],
    ['week', '2026-02-23'],
    ['month', '2026-01-31'],
    ['3m', '2025-12-01'],
    ['year', '2025-03-01'],
    ['1y', '2025-03-01'],
    ['3y', '2023-03-01'],
    ['all', null],
  ] as const)('begins %s on %s [C2.32]', (period, day) => {
    expect(rankedSince(period, '2026-03-01')).toBe(day)
  })
})
