import fc from 'fast-check'
import type { Period, PeriodYear } from '../../domain/period/period.ts'
import { arbitraryPeriods } from '../arbitraries/periods.ts'
import { holds, same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** Issues by year, and what is taken from them. */
export interface PeriodRules {
  readonly periodYears: (periods: readonly Period[]) => readonly PeriodYear[]
  readonly backIssues: (years: readonly PeriodYear[]) => readonly PeriodYear[]
  readonly twoLatest: (years: readonly PeriodYear[]) => readonly Period[]
}

const ids = (periods: readonly Period[]): readonly string[] => periods.map(({ id }) => id)

const allOf = (years: readonly PeriodYear[]): readonly Period[] => years.flatMap(({ periods }) => periods)

const descending = (values: readonly (number | string)[]): boolean =>
  values.every((value, index) => values.slice(0, index).every((before) => before > value))

/** Every issue dated, each on a day of its own. */
const datedPeriods: fc.Arbitrary<readonly Period[]> = arbitraryPeriods.map((periods) => {
  const dated = periods.filter(({ publishedOn }) => publishedOn !== '')
  return [...new Map(dated.map((period) => [period.publishedOn, period])).values()]
})

/** What holds of issues nested by year (C3.8). */
export const periodLaws = ({ periodYears, backIssues, twoLatest }: PeriodRules): readonly Law[] => [
  law(
    'should hold every issue once, below its year',
    ['C3.8'],
    fc.property(arbitraryPeriods, (periods) => {
      const years = periodYears(periods)
      same(ids(allOf(years)).toSorted(), ids(periods).toSorted(), 'the issues')
      for (const { year, periods: list } of years)
        holds(
          list.length > 0 && list.every((period) => period.year === year),
          `${year} holds other issues, or none`,
        )
    }),
  ),
  law(
    'should have the newest year first, each once',
    ['C3.8'],
    fc.property(arbitraryPeriods, (periods) => {
      const years = periodYears(periods).map(({ year }) => year)
      holds(descending(years), `the years are ${years.join(', ')}`)
    }),
  ),
  law(
    'should have the newest issue first where every issue of the year is dated',
    ['C3.8'],
    fc.property(datedPeriods, (periods) => {
      for (const { year, periods: list } of periodYears(periods)) {
        const dates = list.map(({ publishedOn }) => publishedOn)
        holds(descending(dates), `the dates of ${year} are ${dates.join(', ')}`)
      }
    }),
  ),
  law(
    'should not depend on the order of the list, where every issue is dated',
    ['C3.8'],
    fc.property(datedPeriods, (periods) => {
      same(periodYears(periods.toReversed()), periodYears(periods), 'the years')
    }),
  ),
  law(
    'should have every issue but the current one among the back issues, and no empty year',
    ['C3.8'],
    fc.property(arbitraryPeriods, (periods) => {
      const years = periodYears(periods)
      const back = backIssues(years)
      same(ids(allOf(back)), ids(allOf(years)).slice(1), 'the back issues')
      holds(
        back.every(({ periods: list }) => list.length > 0),
        'a year is empty',
      )
    }),
  ),
  law(
    'should have the first two of all as the two latest',
    ['C3.8'],
    fc.property(arbitraryPeriods, (periods) => {
      const years = periodYears(periods)
      same(ids(twoLatest(years)), ids(allOf(years)).slice(0, 2), 'the two latest')
    }),
  ),
]
