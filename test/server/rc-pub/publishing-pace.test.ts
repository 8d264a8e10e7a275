import { describe, expect, it } from 'vitest'
import { sampleDay } from '../store/prepared-folder.ts'
import { servedSamples } from './served-samples.ts'

const { ask, siteId, store } = servedSamples()

interface Told {
  readonly received: string
  readonly online: string
}

interface Pace {
  readonly until: string
  readonly days: number
  readonly articles: number
}

const paceOf = async (sld: string): Promise<Pace | null> =>
  (await ask<Pace | null>(`front-article/getPublishingPace?siteId=${siteId(sld)}`)).data

/** Of each article that tells both days to the day, read from its record. */
const daysOf = async (sld: string): Promise<readonly number[]> => {
  const rows = await store().query<Told>(
    `select record->'dates'->>'received' as received, record->'dates'->>'online' as online
    from article where site_id = (select id from site where sld = $1)`,
    [sld],
  )
  const first = `${Number(sampleDay.slice(0, 4)) - 1}-12-01`
  return rows
    .filter(({ received, online }) => received.length === 10 && online >= first && online <= sampleDay)
    .map(({ received, online }) => (Date.parse(online) - Date.parse(received)) / 86_400_000)
    .toSorted((one, other) => one - other)
}

describe('getPublishingPace', () => {
  it.each(['gzxb', 'emf', 'slgc'])('says of %s how long its articles of a year took [C2.7]', async (sld) => {
    const days = await daysOf(sld)
    expect(days.length).toBeGreaterThanOrEqual(5)
    const [low = 0, high = 0] = [days[(days.length - 1) >> 1], days[days.length >> 1]]
    expect(sampleDay.slice(5, 7)).toBe('11')
    expect(await paceOf(sld)).toMatchObject({
      until: sampleDay.slice(0, 7),
      days: Math.round((low + high) / 2),
      articles: days.length,
    })
  })

  it('says of a group how long the articles of its journals took together, and nothing of a journal with too few [C2.7]', async () => {
    const members = await store().query<{ readonly sld: string }>(
      `select sld from site where type = 'single' and group_id = (select id from site where sld = 'hengwen')`,
    )
    const all = await Promise.all(members.map(({ sld }) => daysOf(sld)))
    expect((await paceOf('hengwen'))?.articles).toBe(all.flat().length)
    expect(all.flat().length).toBeGreaterThan(20)
    for (const [at, { sld }] of members.entries()) {
      const own = all[at]?.length ?? 0
      expect((await paceOf(sld))?.articles ?? 0).toBe(own < 5 ? 0 : own)
    }
  })
})
