import { issueLists } from '../../../core/domain/issue/issue-lists.ts'
import { issueYears } from '../../../core/domain/issue/issue-years.ts'
import { arbitraryIssues } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('issueLists', () => {
  it('should keep every issue once, the first one apart from the back issues [C3.8, C3.16]', () => {
    fc.assert(
      fc.property(arbitraryIssues, (issues) => {
        const years = issueYears(issues)
        const lists = issueLists(years)
        expect(lists.byYear).toBe(years)
        expect(lists.all).toHaveLength(issues.length)
        expect(lists.first).toEqual(lists.all[0] ?? null)
        const back = lists.backIssues.flatMap((year) => year.issues)
        expect(lists.first === null ? back : [lists.first, ...back]).toEqual(lists.all)
        expect(lists.twoLatest).toEqual(lists.all.slice(0, 2))
      }),
    )
  })
})
