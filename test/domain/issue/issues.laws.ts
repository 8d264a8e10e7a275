import { currentIssue } from '../../../core/domain/issue/find-issue.ts'
import { allIssues, backIssues, issueYears, twoLatest } from '../../../core/domain/issue/issue-years.ts'
import { arbitraryIssues, issueLaws } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('issueYears, backIssues and twoLatest [C3.8]', () => {
  eachLaw(issueLaws({ issueYears, backIssues, twoLatest }))
})

describe('currentIssue', () => {
  it('should be the first of the two latest [C3.8]', () => {
    fc.assert(
      fc.property(arbitraryIssues, (issues) => {
        const years = issueYears(issues)
        expect(twoLatest(years)).toHaveLength(Math.min(2, issues.length))
        expect(twoLatest(years)[0] ?? null).toBe(currentIssue(years))
        expect(allIssues(backIssues(years))).toEqual(
          allIssues(years).filter((one) => one !== currentIssue(years)),
        )
      }),
    )
  })
})
