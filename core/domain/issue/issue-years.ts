import type { Issue, IssueYear } from './issue.ts'

/**
 * Periods nested by year, newest year first, newest issue first (C3.8). Within a year the dates of publication
 * decide where every issue has one. Else the given order holds, turned round where it rises: a supplement keeps its
 * place, which no number tells. What is in no order goes by the numbers, supplements last.
 */
export function issueYears(issues: readonly Issue[]): readonly IssueYear[] {
  const byYear = new Map<number, Issue[]>()
  for (const issue of issues) {
    const year = byYear.get(issue.year)
    if (year === undefined) byYear.set(issue.year, [issue])
    else year.push(issue)
  }
  return [...byYear]
    .toSorted(([a], [b]) => b - a)
    .map(([year, list]) => ({ year, issues: newestFirst(list) }))
}

/** All periods in one list, newest first. */
export const allIssues = (years: readonly IssueYear[]): readonly Issue[] =>
  years.flatMap(({ issues }) => issues)

/** Every issue but the current one, nested by year (C3.8). */
export const backIssues = (years: readonly IssueYear[]): readonly IssueYear[] =>
  years
    .map(({ year, issues }, index) => ({ year, issues: index === 0 ? issues.slice(1) : issues }))
    .filter(({ issues }) => issues.length > 0)

/** How many issues count as the latest (C3.8). */
const latestCount = 2

export const twoLatest = (years: readonly IssueYear[]): readonly Issue[] =>
  allIssues(years).slice(0, latestCount)

function newestFirst(issues: readonly Issue[]): readonly Issue[] {
  if (issues.every(({ publishedOn }) => publishedOn !== ''))
    return issues.toSorted((a, b) => compareText(b.publishedOn, a.publishedOn) || byNumber(a, b))
  const numbers = issues.map(({ issue }) => issueNumber(issue)).filter((number) => number > 0)
  if (isFalling(numbers)) return issues
  return isFalling(numbers.toReversed()) ? issues.toReversed() : issues.toSorted(byNumber)
}

const isFalling = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number <= (numbers[index - 1] ?? number))

const byNumber = (a: Issue, b: Issue): number =>
  issueNumber(b.issue) - issueNumber(a.issue) || compareText(b.issue, a.issue)

/** The last number of '2-3' is 3; a supplement ('S1') and an issue without a number count as 0. */
const issueNumber = (issue: string): number => {
  const match = /^\s*(\d{1,9})(?:\D+(\d{1,9}))?/.exec(issue)
  return match === null ? 0 : Number(match[2] ?? match[1])
}

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
