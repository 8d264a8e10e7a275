import { findIssue, type IssueQuery } from '../../domain/issue/find-issue.ts'
import { issueNeighbours } from '../../domain/issue/issue-neighbours.ts'
import type { IssueContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { mapResult, fail, andThen, all } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface IssueInput {
  readonly context: RequestContext
  readonly query: IssueQuery
}

/** One issue with its contents and the way to all others; the newest when none is named (C2.6). */
export const loadIssue = (
  { sites, issues, articles }: Pick<PagePorts, 'sites' | 'issues' | 'articles'>,
  { context, query }: IssueInput,
): AsyncResult<IssueContent> =>
  andThen(all({ journal: sites.journal(context), years: issues.years(context) }), ({ journal, years }) => {
    const issue = findIssue(years, query)
    if (issue === null) return fail({ kind: 'absent', call: 'issue' })
    return mapResult(articles.contents(context, issue.id), (sections) => ({
      journal,
      years,
      issue,
      sections,
      ...issueNeighbours(years, issue.id),
    }))
  })
