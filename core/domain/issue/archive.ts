import { allIssues } from './issue-years.ts'
import type { Issue, IssueYear } from './issue.ts'

/** The years of one decade that have issues, newest first. */
export interface Decade {
  /** Its first year, such as 1990. */
  readonly decade: number
  readonly years: readonly IssueYear[]
  readonly issueCount: number
}

export const decadeOf = (year: number): number => Math.floor(year / 10) * 10

/** The years of a journal by decades. Laws: the decades one after another hold the years; none is empty or named twice. */
export function decadesOf(years: readonly IssueYear[]): readonly Decade[] {
  const decades: { decade: number; years: IssueYear[]; issueCount: number }[] = []
  for (const year of years) {
    const decade = decadeOf(year.year)
    const last = decades.at(-1)
    if (last?.decade === decade) {
      last.years.push(year)
      last.issueCount += year.issues.length
    } else decades.push({ decade, years: [year], issueCount: year.issues.length })
  }
  return decades
}

/** One year on the map of an archive. */
export interface MappedYear extends YearCount {
  /** 0 for a year without an issue, 4 for the year that has most. */
  readonly level: 0 | 1 | 2 | 3 | 4
}

const levels = [0, 1, 2, 3, 4] as const

const tenYears = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** How many issues a year has. */
export interface YearCount {
  readonly year: number
  readonly issues: number
}

/**
 * The decades that have issues, oldest first, each with all of its years between the first and the last one of all; the
 * counts come newest first. Laws: no year that is counted is left out; there are at most ten times as many.
 */
export function yearMap(years: readonly YearCount[]): readonly (readonly MappedYear[])[] {
  const counts = new Map(years.map(({ year, issues }) => [year, issues]))
  const most = Math.max(1, ...counts.values())
  const [first, last] = [years.at(-1)?.year ?? 0, years[0]?.year ?? -1]
  const mapped = (year: number): MappedYear => {
    const issues = counts.get(year) ?? 0
    return { year, issues, level: levels[Math.ceil((issues / most) * 4)] ?? 4 }
  }
  return [...new Set(years.map(({ year }) => decadeOf(year)))].toReversed().map((decade) =>
    tenYears
      .map((past) => decade + past)
      .filter((year) => year >= first && year <= last)
      .map(mapped),
  )
}

/** So many years back a journal looks on a day. */
const anniversaries = [10, 20, 30, 50, 100] as const

export interface IssueYearsAgo {
  readonly ago: number
  readonly issue: Issue
  /** Whether it was published on this very day; otherwise it was the newest one then. */
  readonly onTheDay: boolean
}

/** So many issues that were published on one day stand on a page. */
const mostOnTheDay = 5

/**
 * The issues that were published on this day of earlier years, newest first. On a day that has none, the issue that was
 * the newest one on it so many years ago, where it was no older than a year then. What has no day of publication counts
 * for nothing. Laws: each was published by that day; of the newest then, no other one lies between.
 * @param today ISO day
 */
export function issuesOnThisDay(years: readonly IssueYear[], today: string): readonly IssueYearsAgo[] {
  const dated = allIssues(years)
    .filter(({ publishedOn }) => publishedOn.length === 'YYYY-MM-DD'.length)
    .toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1))
  const onTheDay = dated.filter(
    ({ publishedOn }) => publishedOn < today && publishedOn.slice(4) === today.slice(4),
  )
  if (onTheDay.length > 0)
    return onTheDay.slice(0, mostOnTheDay).map((issue) => ({
      ago: Number(today.slice(0, 4)) - Number(issue.publishedOn.slice(0, 4)),
      issue,
      onTheDay: true,
    }))
  return anniversaries.flatMap((ago) => {
    const day = yearsBefore(today, ago)
    const issue = dated.find(({ publishedOn }) => publishedOn <= day && publishedOn > yearsBefore(day, 1))
    return issue === undefined ? [] : [{ ago, issue, onTheDay: false }]
  })
}

/** The same day in an earlier year, as text; only compared with other days. */
const yearsBefore = (iso: string, years: number): string =>
  `${String(Number(iso.slice(0, 4)) - years).padStart(4, '0')}${iso.slice(4)}`

/** The volumes that the issues of a year belong to, in the order of the issues, each once. */
export const volumesOf = ({ issues }: IssueYear): readonly string[] => [
  ...new Set(issues.map(({ volume }) => volume).filter((volume) => volume !== '')),
]
