import type { Period, PeriodYear } from './period.ts'

/**
 * Periods nested by year, newest year first, newest issue first (C3.8). Within a year the dates of publication
 * decide where every issue has one. Else the given order holds, turned round where it rises: a supplement keeps its
 * place, which no number tells. What is in no order goes by the numbers, supplements last.
 */
export function periodYears(periods: readonly Period[]): readonly PeriodYear[] {
  const byYear = new Map<number, Period[]>()
  for (const period of periods) {
    const year = byYear.get(period.year)
    if (year === undefined) byYear.set(period.year, [period])
    else year.push(period)
  }
  return [...byYear]
    .toSorted(([a], [b]) => b - a)
    .map(([year, list]) => ({ year, periods: newestFirst(list) }))
}

/** All periods in one list, newest first. */
export const allPeriods = (years: readonly PeriodYear[]): readonly Period[] =>
  years.flatMap(({ periods }) => periods)

/** Every issue but the current one, nested by year (C3.8). */
export const backIssues = (years: readonly PeriodYear[]): readonly PeriodYear[] =>
  years
    .map(({ year, periods }, index) => ({ year, periods: index === 0 ? periods.slice(1) : periods }))
    .filter(({ periods }) => periods.length > 0)

/** How many issues count as the latest (C3.8). */
const latestCount = 2

export const twoLatest = (years: readonly PeriodYear[]): readonly Period[] =>
  allPeriods(years).slice(0, latestCount)

function newestFirst(periods: readonly Period[]): readonly Period[] {
  if (periods.every(({ publishedOn }) => publishedOn !== ''))
    return periods.toSorted((a, b) => compareText(b.publishedOn, a.publishedOn) || byNumber(a, b))
  const numbers = periods.map(({ issue }) => issueNumber(issue)).filter((number) => number > 0)
  if (isFalling(numbers)) return periods
  return isFalling(numbers.toReversed()) ? periods.toReversed() : periods.toSorted(byNumber)
}

const isFalling = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number <= (numbers[index - 1] ?? number))

const byNumber = (a: Period, b: Period): number =>
  issueNumber(b.issue) - issueNumber(a.issue) || compareText(b.issue, a.issue)

/** The last number of '2-3' is 3; a supplement ('S1') and an issue without a number count as 0. */
const issueNumber = (issue: string): number => {
  const match = /^\s*(\d{1,9})(?:\D+(\d{1,9}))?/.exec(issue)
  return match === null ? 0 : Number(match[2] ?? match[1])
}

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
