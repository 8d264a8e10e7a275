import { decadesOf, issuesOnThisDay } from '../../domain/issue/archive.ts'
import { allIssues, backIssues, twoLatest } from '../../domain/issue/issue-years.ts'
import type { ArchiveContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, fail, succeed } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface ArchiveInput {
  readonly context: RequestContext
  /** null for the newest that has back issues. */
  readonly decade: number | null
  /** ISO day. */
  readonly today: string
}

/** The back issues of a journal: one decade with its years, and the way to all others (C2.6, C2.9, C3.8). */
export const loadArchive = (
  { sites, issues }: Pick<PagePorts, 'sites' | 'issues'>,
  { context, decade, today }: ArchiveInput,
): AsyncResult<ArchiveContent> =>
  andThen(all({ journal: sites.journal(context), years: issues.years(context) }), ({ journal, years }) => {
    const back = backIssues(years)
    const decades = decadesOf(back)
    const shown = decade === null ? (decades[0] ?? null) : decades.find((each) => each.decade === decade)
    if (shown === undefined) return fail({ kind: 'absent', call: 'decade' })
    return succeed({
      journal,
      years: years.map(({ year, issues: { length } }) => ({ year, issues: length })),
      issueCount: allIssues(back).length,
      decades: decades.map((each) => ({ decade: each.decade, issueCount: each.issueCount })),
      shown,
      latest: twoLatest(years),
      onThisDay: issuesOnThisDay(years, today),
    })
  })
