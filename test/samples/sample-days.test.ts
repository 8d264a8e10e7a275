import { describe, expect, it } from 'vitest'
import { sampleDays } from '../../samples/load/sample-days.ts'
import { sampleUsage } from '../../samples/load/sample-usage.ts'
import { openedStore } from '../server/rc-pub/opened-store.ts'

const today = '2026-11-20'

describe('sampleDays', () => {
  it('spreads all readers over the days since the article appeared, most over the first weeks [C7.16]', () => {
    for (const key of ['10.5555/a', '10.5555/b', '10.5555/c']) {
      const published = '2026-03-15'
      const usage = sampleUsage(key, published, today)
      const days = sampleDays(key, published, today, usage)
      const visits = days.map((day) => day.visits)
      const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)
      expect(sum(visits)).toBe(usage.visits)
      expect(sum(days.map(({ downloads }) => downloads))).toBe(usage.downloads)
      expect(days[0]?.day).toBe(published)
      expect(days.at(-1)?.day).toBe('2026-11-19')
      expect(Math.min(...visits)).toBeGreaterThanOrEqual(0)
      expect(sum(visits.slice(0, 30))).toBeGreaterThan(sum(visits.slice(60, 90)))
      expect(sampleDays(key, published, today, usage)).toEqual(days)
    }
  })

  it.each(['', '2026-11-20', '2027-01-01', 'no date'])('has none for an article of %j', (published) => {
    expect(sampleDays('key', published, today, { visits: 5, downloads: 1, citations: 0 })).toEqual([])
  })
})

describe('the samples', () => {
  const store = openedStore(undefined, 'samples')

  it('have as many readers by day as altogether [C7.16]', async () => {
    const uneven = await store().query(
      `select a.key, a.visits, sum(d.visits) as days from article a left join article_day d on d.article_id = a.id
      group by a.id having a.visits <> coalesce(sum(d.visits), 0) and a.published < '2026-11-19'`,
    )
    expect(uneven).toEqual([])
  })
})

describe('sampleUsage', () => {
  it('is the same for the same article, and grows with its age', () => {
    const young = sampleUsage('10.5555/a', '2026-10-01', '2026-11-20')
    expect(sampleUsage('10.5555/a', '2026-10-01', '2026-11-20')).toEqual(young)
    const old = sampleUsage('10.5555/a', '2025-10-01', '2026-11-20')
    expect(old.visits).toBeGreaterThan(young.visits)
    expect(sampleUsage('10.5555/a', '', '2026-11-20').visits).toBeGreaterThan(0)
  })
})
