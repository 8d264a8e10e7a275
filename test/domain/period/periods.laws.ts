import { allPeriods, backIssues, currentPeriod, periodYears, twoLatest } from '@xuekan/core'
import { arbitraryPeriods, periodLaws } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('periodYears, backIssues and twoLatest [C3.8]', () => {
  eachLaw(periodLaws({ periodYears, backIssues, twoLatest }))
})

describe('currentPeriod', () => {
  it('should be the first of the two latest [C3.8]', () => {
    fc.assert(
      fc.property(arbitraryPeriods, (periods) => {
        const years = periodYears(periods)
        expect(twoLatest(years)).toHaveLength(Math.min(2, periods.length))
        expect(twoLatest(years)[0] ?? null).toBe(currentPeriod(years))
        expect(allPeriods(backIssues(years))).toEqual(
          allPeriods(years).filter((one) => one !== currentPeriod(years)),
        )
      }),
    )
  })
})
