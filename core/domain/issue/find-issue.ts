import type { Issue, IssueYear } from './issue.ts'

/** Which issue is meant: by its id, by year and issue, the newest of a year, or (all null) the newest of all (C2.6). */
export interface IssueQuery {
  readonly issueId: string | null
  readonly year: number | null
  readonly issue: string | null
}

/** The newest issue; null before the first. Years and periods come newest first. */
export const currentIssue = (years: readonly IssueYear[]): Issue | null => years[0]?.issues[0] ?? null

/** null when there is no such issue. An id decides alone; an issue is matched as text, so that '2-3' and 'S1' work. */
export function findIssue(years: readonly IssueYear[], query: IssueQuery): Issue | null {
  const all = years.flatMap((year) => year.issues)
  if (query.issueId !== null) return all.find((issue) => issue.id === query.issueId) ?? null
  return (
    all.find(
      (issue) =>
        (query.year === null || issue.year === query.year) &&
        (query.issue === null || issue.issue === query.issue),
    ) ?? null
  )
}
