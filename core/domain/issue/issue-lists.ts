import { currentIssue } from './find-issue.ts'
import { allIssues, backIssues, twoLatest } from './issue-years.ts'
import type { Issue, IssueYear } from './issue.ts'

/** The lists of a journal's issues that are kept while browsing (C3.8, C3.16). */
export interface IssueLists {
  readonly byYear: readonly IssueYear[]
  /** Newest first. */
  readonly all: readonly Issue[]
  readonly backIssues: readonly IssueYear[]
  /** The current issue; null before the first. */
  readonly first: Issue | null
  readonly twoLatest: readonly Issue[]
}

export const issueLists = (years: readonly IssueYear[]): IssueLists => ({
  byYear: years,
  all: allIssues(years),
  backIssues: backIssues(years),
  first: currentIssue(years),
  twoLatest: twoLatest(years),
})
