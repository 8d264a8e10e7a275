import { periodLists, periodYears } from '@xuekan/core'
import { arbitraryPeriods } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('periodLists', () => {
  it('should keep every issue once, the first one apart from the back issues [C3.8, C3.16]', () => {
    fc.assert(
      fc.property(arbitraryPeriods, (periods) => {
        const years = periodYears(periods)
        const lists = periodLists(years)
        expect(lists.byYear).toBe(years)
        expect(lists.all).toHaveLength(periods.length)
        expect(lists.first).toEqual(lists.all[0] ?? null)
        const back = lists.backIssues.flatMap((year) => year.periods)
        expect(lists.first === null ? back : [lists.first, ...back]).toEqual(lists.all)
        expect(lists.twoLatest).toEqual(lists.all.slice(0, 2))
      }),
    )
  })
})
