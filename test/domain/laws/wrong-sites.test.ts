import { backIssues, issueYears, twoLatest } from '../../../core/domain/issue/issue-years.ts'
import { themePreset } from '../../../core/domain/theme/theme-presets.ts'
import { themeIds } from '../../../core/domain/theme/theme.ts'
import { assertLaws, issueLaws, themeLaws } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { eachIsCaught } from './caught.ts'

const right = { issueYears, backIssues, twoLatest }

describe('issueLaws', () => {
  eachIsCaught([
    [
      'has the oldest year first',
      issueLaws({ ...right, issueYears: (issues) => issueYears(issues).toReversed() }),
      'should have the newest year first, each once',
    ],
    [
      'loses the last issue',
      issueLaws({ ...right, issueYears: (issues) => issueYears(issues.slice(0, -1)) }),
      'should hold every issue once, below its year',
    ],
    [
      'keeps the order of the list',
      issueLaws({
        ...right,
        issueYears: (issues) =>
          issueYears(issues).map(({ year }) => ({
            year,
            issues: issues.filter((one) => one.year === year),
          })),
      }),
      'should have the newest issue first where every issue of the year is dated',
    ],
    [
      'depends on the first of the list',
      issueLaws({
        ...right,
        issueYears: (issues) =>
          issues[0]?.volume === '1'
            ? []
            : issueYears(issues).toSorted((a) => (a.year === issues[0]?.year ? -1 : 0)),
      }),
      'should not depend on the order of the list, where every issue is dated',
    ],
    [
      'takes the current issue from every year',
      issueLaws({
        ...right,
        backIssues: (years) => years.map(({ year, issues }) => ({ year, issues: issues.slice(1) })),
      }),
      'should have every issue but the current one among the back issues, and no empty year',
    ],
    [
      'leaves an empty year',
      issueLaws({
        ...right,
        backIssues: (years) =>
          years.map(({ year, issues }, at) => ({ year, issues: at === 0 ? issues.slice(1) : issues })),
      }),
      'should have every issue but the current one among the back issues, and no empty year',
    ],
    [
      'knows one year alone',
      issueLaws({ ...right, twoLatest: (years) => (years[0]?.issues ?? []).slice(0, 2) }),
      'should have the first two of all as the two latest',
    ],
  ])
})

const first = themePreset(1)

describe('themeLaws', () => {
  it('holds of the presets of the portal, and of one more', () => {
    const own = {
      primary: '#2f4f2f',
      hover: '#1e361e',
      other: '#eff5ef',
      bgOpacity: 'rgba(47, 79, 47, 0.08)',
      bottomLine: '#e0c060',
    }
    expect(assertLaws(themeLaws([...themeIds.map(themePreset), own]))).toBeUndefined()
  })

  eachIsCaught([
    [
      'is too light to be read',
      themeLaws([{ ...first, primary: '#6fa8dc' }]),
      'should keep 4.5:1 for texts and 3:1 for borders',
    ],
    [
      'has a line that is not seen',
      themeLaws([{ ...first, bottomLine: '#1f4e8d' }]),
      'should keep 4.5:1 for texts and 3:1 for borders',
    ],
    [
      'names a colour in words',
      themeLaws([first, { ...first, primary: 'navy' }]),
      'should have colours of the form #rrggbb',
    ],
    [
      'has the veil of another',
      themeLaws([{ ...first, bgOpacity: themePreset(2).bgOpacity }]),
      'should have its primary colour as its veil',
    ],
    [
      'is there twice',
      themeLaws([first, { ...themePreset(2), primary: first.primary.toUpperCase() }]),
      'should have a primary colour that no other has',
    ],
    [
      'shows nothing of a pointer',
      themeLaws([{ ...first, hover: first.primary }]),
      'should show that a control is pointed at',
    ],
  ])
})
