import { allPeriods, backIssues, currentPeriod, periodYears, twoLatest, type Period } from '@xuekan/core'
import { arbitraryPeriods } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const ids = (periods: readonly Period[]): readonly string[] => periods.map(({ id }) => id)

describe('periodYears', () => {
  it('should hold every period once, below its year, newest year first [C3.8]', () => {
    fc.assert(
      fc.property(arbitraryPeriods, (periods) => {
        const years = periodYears(periods)
        expect(ids(allPeriods(years)).toSorted()).toEqual(ids(periods).toSorted())
        expect(years.every(({ year, periods: list }) => list.every((period) => period.year === year))).toBe(
          true,
        )
        const numbers = years.map(({ year }) => year)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a))
      }),
    )
  })

  it('should not depend on the order of the list, where every issue of a year is dated', () => {
    const dated = arbitraryPeriods.map((periods) => {
      const distinct = new Map(
        periods.filter(({ publishedOn }) => publishedOn !== '').map((period) => [period.publishedOn, period]),
      )
      return [...distinct.values()]
    })
    fc.assert(
      fc.property(dated, (periods) => {
        expect(periodYears(periods.toReversed())).toEqual(periodYears(periods))
        for (const { periods: list } of periodYears(periods)) {
          const dates = list.map(({ publishedOn }) => publishedOn)
          expect(dates).toEqual(dates.toSorted().toReversed())
        }
      }),
    )
  })
})

describe('backIssues', () => {
  it('should be every issue but the current one, without empty years [C3.8]', () => {
    fc.assert(
      fc.property(arbitraryPeriods, (periods) => {
        const years = periodYears(periods)
        const current = currentPeriod(years)
        const expected = ids(allPeriods(years)).filter((id) => id !== current?.id)
        expect(ids(allPeriods(backIssues(years)))).toEqual(expected)
        expect(backIssues(years).every(({ periods: list }) => list.length > 0)).toBe(true)
      }),
    )
  })
})

describe('twoLatest', () => {
  it('should begin with the current issue [C3.8]', () => {
    fc.assert(
      fc.property(arbitraryPeriods, (periods) => {
        const years = periodYears(periods)
        expect(twoLatest(years)).toHaveLength(Math.min(2, periods.length))
        expect(twoLatest(years)[0] ?? null).toBe(currentPeriod(years))
      }),
    )
  })
})
