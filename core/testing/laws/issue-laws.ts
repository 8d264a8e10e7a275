import fc from 'fast-check'
import type { Issue, IssueYear } from '../../domain/issue/issue.ts'
import { arbitraryIssues } from '../arbitraries/issues.ts'
import { holds, same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** Issues by year, and what is taken from them. */
export interface IssueRules {
  readonly issueYears: (issues: readonly Issue[]) => readonly IssueYear[]
  readonly backIssues: (years: readonly IssueYear[]) => readonly IssueYear[]
  readonly twoLatest: (years: readonly IssueYear[]) => readonly Issue[]
}

const ids = (issues: readonly Issue[]): readonly string[] => issues.map(({ id }) => id)

const allOf = (years: readonly IssueYear[]): readonly Issue[] => years.flatMap(({ issues }) => issues)

const descending = (values: readonly (number | string)[]): boolean =>
  values.every((value, index) => values.slice(0, index).every((before) => before > value))

/** Every issue dated, each on a day of its own. */
const datedIssues: fc.Arbitrary<readonly Issue[]> = arbitraryIssues.map((issues) => {
  const dated = issues.filter(({ publishedOn }) => publishedOn !== '')
  return [...new Map(dated.map((issue) => [issue.publishedOn, issue])).values()]
})

/** What holds of issues nested by year (C3.8). */
export const issueLaws = ({ issueYears, backIssues, twoLatest }: IssueRules): readonly Law[] => [
  law(
    'should hold every issue once, below its year',
    ['C3.8'],
    fc.property(arbitraryIssues, (issues) => {
      const years = issueYears(issues)
      same(ids(allOf(years)).toSorted(), ids(issues).toSorted(), 'the issues')
      for (const { year, issues: list } of years)
        holds(
          list.length > 0 && list.every((issue) => issue.year === year),
          `${year} holds other issues, or none`,
        )
    }),
  ),
  law(
    'should have the newest year first, each once',
    ['C3.8'],
    fc.property(arbitraryIssues, (issues) => {
      const years = issueYears(issues).map(({ year }) => year)
      holds(descending(years), `the years are ${years.join(', ')}`)
    }),
  ),
  law(
    'should have the newest issue first where every issue of the year is dated',
    ['C3.8'],
    fc.property(datedIssues, (issues) => {
      for (const { year, issues: list } of issueYears(issues)) {
        const dates = list.map(({ publishedOn }) => publishedOn)
        holds(descending(dates), `the dates of ${year} are ${dates.join(', ')}`)
      }
    }),
  ),
  law(
    'should not depend on the order of the list, where every issue is dated',
    ['C3.8'],
    fc.property(datedIssues, (issues) => {
      same(issueYears(issues.toReversed()), issueYears(issues), 'the years')
    }),
  ),
  law(
    'should have every issue but the current one among the back issues, and no empty year',
    ['C3.8'],
    fc.property(arbitraryIssues, (issues) => {
      const years = issueYears(issues)
      const back = backIssues(years)
      same(ids(allOf(back)), ids(allOf(years)).slice(1), 'the back issues')
      holds(
        back.every(({ issues: list }) => list.length > 0),
        'a year is empty',
      )
    }),
  ),
  law(
    'should have the first two of all as the two latest',
    ['C3.8'],
    fc.property(arbitraryIssues, (issues) => {
      const years = issueYears(issues)
      same(ids(twoLatest(years)), ids(allOf(years)).slice(0, 2), 'the two latest')
    }),
  ),
]
