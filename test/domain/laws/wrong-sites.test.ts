import { backIssues, periodYears, themeIds, themePreset, twoLatest } from '@xuekan/core'
import { assertLaws, periodLaws, themeLaws } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { eachIsCaught } from './caught.ts'

const right = { periodYears, backIssues, twoLatest }

describe('periodLaws', () => {
  eachIsCaught([
    [
      'has the oldest year first',
      periodLaws({ ...right, periodYears: (periods) => periodYears(periods).toReversed() }),
      'should have the newest year first, each once',
    ],
    [
      'loses the last issue',
      periodLaws({ ...right, periodYears: (periods) => periodYears(periods.slice(0, -1)) }),
      'should hold every issue once, below its year',
    ],
    [
      'keeps the order of the list',
      periodLaws({
        ...right,
        periodYears: (periods) =>
          periodYears(periods).map(({ year }) => ({
            year,
            periods: periods.filter((one) => one.year === year),
          })),
      }),
      'should have the newest issue first where every issue of the year is dated',
    ],
    [
      'depends on the first of the list',
      periodLaws({
        ...right,
        periodYears: (periods) =>
          periods[0]?.volume === '1'
            ? []
            : periodYears(periods).toSorted((a) => (a.year === periods[0]?.year ? -1 : 0)),
      }),
      'should not depend on the order of the list, where every issue is dated',
    ],
    [
      'takes the current issue from every year',
      periodLaws({
        ...right,
        backIssues: (years) => years.map(({ year, periods }) => ({ year, periods: periods.slice(1) })),
      }),
      'should have every issue but the current one among the back issues, and no empty year',
    ],
    [
      'leaves an empty year',
      periodLaws({
        ...right,
        backIssues: (years) =>
          years.map(({ year, periods }, at) => ({ year, periods: at === 0 ? periods.slice(1) : periods })),
      }),
      'should have every issue but the current one among the back issues, and no empty year',
    ],
    [
      'knows one year alone',
      periodLaws({ ...right, twoLatest: (years) => (years[0]?.periods ?? []).slice(0, 2) }),
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
