import fc from 'fast-check'
import {
  fewestForPace,
  paceChart,
  paceSpans,
  publishingPace,
  type PublishingTime,
} from '../../../core/domain/article/publishing-pace.ts'
import { describe, expect, it } from 'vitest'

const dayLength = 86_400_000
const day = (at: number): string => new Date(at * dayLength).toISOString().slice(0, 10)
const days = fc.integer({ min: 18_000, max: 21_000 })

/** Some tell both days in order; others lack one, tell a month alone, or tell them the wrong way round. */
const time: fc.Arbitrary<PublishingTime> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ at: days, took: fc.nat({ max: 900 }) })
      .map(({ at, took }) => ({ received: day(at - took), online: day(at) })),
  },
  fc.record({
    received: fc.oneof(days.map(day), fc.constantFrom('', '2026', '2026-03', 'soon')),
    online: fc.oneof(days.map(day), fc.constantFrom('', '2026', '2026-11')),
  }),
)
const times = fc.array(time, { maxLength: 60 })
const today = days.map(day)

const lasted = ({ received, online }: PublishingTime): number =>
  (Date.parse(online) - Date.parse(received)) / dayLength

/** The first day of the year that ends with a month: the same, told day by day. */
function isWithin(online: string, present: string): boolean {
  const [year, month] = present.split('-').map(Number)
  const first = new Date(Date.UTC(year ?? 0, (month ?? 0) - 12, 1)).toISOString().slice(0, 10)
  return online >= first && online <= present
}

const isTold = ({ received, online }: PublishingTime): boolean =>
  received.length === 10 && online.length === 10 && received <= online

describe('publishingPace', () => {
  it('takes what went online in the twelve months, with both days told, and nothing of fewer than five [C2.7]', () => {
    fc.assert(
      fc.property(times, today, (all, present) => {
        const known = all.filter((one) => isTold(one) && isWithin(one.online, present))
        const pace = publishingPace(all, present)
        expect(pace?.articles ?? null).toBe(known.length < fewestForPace ? null : known.length)
        const sorted = known.map(lasted).toSorted((a, b) => a - b)
        const middle =
          sorted.length % 2 === 1
            ? (sorted[(sorted.length - 1) / 2] ?? 0)
            : ((sorted[sorted.length / 2 - 1] ?? 0) + (sorted[sorted.length / 2] ?? 0)) / 2
        expect(pace?.days ?? Math.round(middle)).toBe(Math.round(middle))
      }),
    )
  })

  it('counts every article in one pair of months, the oldest first, whatever the order of the times', () => {
    fc.assert(
      fc.property(times, today, (all, present) => {
        const pace = publishingPace(all, present)
        expect(publishingPace(all.toReversed(), present)).toEqual(pace)
        if (pace === null) return
        expect(pace.until).toBe(present.slice(0, 7))
        const months = pace.points.map(({ month }) => month)
        expect(months).toEqual([...new Set(months)].toSorted())
        expect(months.length).toBeLessThanOrEqual(paceSpans)
        expect(pace.points.reduce((sum, { articles }) => sum + articles, 0)).toBe(pace.articles)
        const medians = pace.points.map((point) => point.days)
        expect(pace.days).toBeGreaterThanOrEqual(Math.min(...medians) - 1)
        expect(pace.days).toBeLessThanOrEqual(Math.max(...medians) + 1)
      }),
    )
  })

  it('puts an article into the pair of months that it went online in', () => {
    const at = (online: string): PublishingTime => ({ received: '2025-01-01', online })
    const pace = publishingPace(
      ['2025-12-01', '2026-01-31', '2026-02-01', '2026-10-01', '2026-11-28', '2025-11-30', '2026-11-29'].map(
        at,
      ),
      '2026-11-28',
    )
    expect(pace?.points.map(({ month, articles }) => [month, articles])).toEqual([
      ['2026-01', 2],
      ['2026-03', 1],
      ['2026-11', 2],
    ])
  })

  it('knows nothing on a day that is none', () => {
    fc.assert(
      fc.property(times, fc.constantFrom('', '2026', 'today'), (all, present) => {
        expect(publishingPace(all, present)).toBeNull()
      }),
    )
  })
})

describe('paceChart', () => {
  // all of them within the year that ends with the last day
  const within = fc
    .record({ at: fc.integer({ min: 20_670, max: 21_000 }), took: fc.nat({ max: 900 }) })
    .map(({ at, took }) => ({ received: day(at - took), online: day(at) }))
  const drawn = fc
    .array(within, { minLength: fewestForPace, maxLength: 40 })
    .map((all) => publishingPace(all, day(21_000)))
    .filter((pace) => pace !== null)

  it('keeps every point within, and stands the one of more days higher', () => {
    fc.assert(
      fc.property(drawn, (pace) => {
        const { top, places, months } = paceChart(pace)
        expect(places).toHaveLength(pace.points.length)
        for (const [at, { x, y }] of places.entries()) {
          expect(x > 0 && x < 1 && y >= 0 && y <= 1).toBe(true)
          // above the name of its month
          expect(Math.floor(x * paceSpans)).toBe(months.indexOf(pace.points[at]?.month ?? ''))
          for (const [other, place] of places.entries())
            expect(Math.sign(y - place.y)).toBe(
              Math.sign((pace.points[at]?.days ?? 0) - (pace.points[other]?.days ?? 0)),
            )
        }
        expect(Number.isInteger(top / 2)).toBe(true)
        expect(months).toHaveLength(paceSpans)
        expect(months.at(-1)).toBe(pace.until)
      }),
    )
  })

  it.each([
    [71, 80],
    [80, 80],
    [81, 100],
    [0, 2],
    [154, 160],
    [213, 240],
    [2_001, 2_400],
    [1_001, 1_200],
  ])('ends at a round number: %i days under %i', (longest, top) => {
    const points = [{ month: '2026-11', days: longest, articles: 5 }]
    expect(paceChart({ until: '2026-11', days: longest, articles: 5, points }).top).toBe(top)
  })
})
