import { findIssue } from '../../../core/domain/issue/find-issue.ts'
import { issueNeighbours } from '../../../core/domain/issue/issue-neighbours.ts'
import { issueYears } from '../../../core/domain/issue/issue-years.ts'
import type { Issue } from '../../../core/domain/issue/issue.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'

const issueOf = (year: number, issue: string, publishedOn = ''): Issue => ({
  id: `${year}-${issue}`,
  siteId: asSiteId('26'),
  year,
  volume: '',
  issue,
  coverUrl: '',
  publishedOn,
})

const years = issueYears(
  ['1', '10', '2', 'S1', '11-12', '3'].map((issue) => issueOf(2025, issue)).concat(issueOf(2026, '1')),
)

describe('issueYears', () => {
  it('orders issues by number where dates are unknown, supplements last [C3.8]', () => {
    expect(years.map(({ issues }) => issues.map(({ issue }) => issue))).toEqual([
      ['1'],
      ['11-12', '10', '3', '2', '1', 'S1'],
    ])
  })

  it.each([
    ['falling', ['3', 'S1', '2', '1'], ['3', 'S1', '2', '1']],
    ['rising', ['1', '2', 'S1', '3'], ['3', 'S1', '2', '1']],
    ['supplements alone', ['S2', 'S1'], ['S2', 'S1']],
    ['one number twice', ['2', 'A2', '2', '1'], ['2', 'A2', '2', '1']],
  ])('keeps the place of a supplement in an order that is %s [C3.8]', (_name, given, shown) => {
    const [year] = issueYears(given.map((issue, index) => ({ ...issueOf(2024, issue), id: String(index) })))
    expect(year?.issues.map(({ issue }) => issue)).toEqual(shown)
  })

  it('goes by the last number of an issue where the given order is none [C3.8]', () => {
    const [year] = issueYears(['9', '3 - 12', '9-10', '11', 'S1', '2'].map((issue) => issueOf(2024, issue)))
    expect(year?.issues.map(({ issue }) => issue)).toEqual(['3 - 12', '11', '9-10', '9', '2', 'S1'])
  })

  it.each([[['1', '10', '2', 'S1', 'S2']], [['S2', 'S1', '2', '10', '1']], [['S1', 'S2', '10', '1', '2']]])(
    'orders %j of one date by their numbers, then their texts [C3.8]',
    (issues) => {
      const [year] = issueYears(issues.map((issue) => issueOf(2024, issue, '2024-05-01')))
      expect(year?.issues.map(({ issue }) => issue)).toEqual(['10', '2', '1', 'S2', 'S1'])
    },
  )

  it('keeps the given order where one issue has no date [C3.8]', () => {
    const [year] = issueYears([issueOf(2024, '2'), issueOf(2024, '1', '2024-05-01')])
    expect(year?.issues.map(({ issue }) => issue)).toEqual(['2', '1'])
  })

  it('orders issues by date where all have one', () => {
    const dated = [
      issueOf(2025, '2', '2025-02-01'),
      issueOf(2025, 'S1', '2025-03-01'),
      issueOf(2025, '1', '2025-01-01'),
    ]
    expect(issueYears(dated)[0]?.issues.map(({ issue }) => issue)).toEqual(['S1', '2', '1'])
  })
})

describe('findIssue', () => {
  const query = { issueId: null, year: null, issue: null }

  it('takes the id alone, else year and issue, else the newest [C2.6]', () => {
    expect(findIssue(years, { ...query, issueId: '2025-2', year: 1900 })?.id).toBe('2025-2')
    expect(findIssue(years, { ...query, year: 2025, issue: '11-12' })?.id).toBe('2025-11-12')
    expect(findIssue(years, { ...query, year: 2025, issue: '2' })?.id).toBe('2025-2')
    expect(findIssue(years, { ...query, issue: '3' })?.id).toBe('2025-3')
    expect(findIssue(years, { ...query, year: 2025 })?.id).toBe('2025-11-12')
    expect(findIssue(years, query)?.id).toBe('2026-1')
    expect(findIssue(years, { ...query, year: 1900 })).toBeNull()
    expect(findIssue([], query)).toBeNull()
  })
})

describe('issueNeighbours', () => {
  it('goes across years and ends at the ends', () => {
    const around = (id: string) => {
      const { previous, next } = issueNeighbours(years, id)
      return [previous?.id, next?.id]
    }
    expect(around('2026-1')).toEqual(['2025-11-12', undefined])
    expect(around('2025-11-12')).toEqual(['2025-10', '2026-1'])
    expect(around('2025-S1')).toEqual([undefined, '2025-1'])
    expect(issueNeighbours(years, 'none')).toEqual({ previous: null, next: null })
  })
})
