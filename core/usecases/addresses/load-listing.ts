import { from, map, mergeMap, takeWhile, toArray } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import type { Issue } from '../../domain/issue/issue.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { SiteShell } from '../../domain/shell/site-shell.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, mapResult, succeed } from '../async-results.ts'
import type { PagePorts } from '../pages/page-ports.ts'
import type { DatedIssue, SiteListing } from './page-address.ts'

export interface ListingInput {
  readonly context: RequestContext
  readonly shell: SiteShell
}

/** Contents of issues that are asked for at once, so that a crawler is no load on rc-pub. */
const callsAtOnce = 4

/** How many of the newest articles are looked at for those that are in no issue yet. */
const latestSize = 100

/** What the sitemap of a site is made of: one call an issue. Whole, or the failure of the first call that failed. */
export const loadListing = (
  { issues, articles }: Pick<PagePorts, 'issues' | 'articles'>,
  { context, shell }: ListingInput,
): AsyncResult<SiteListing> => {
  if (shell.site.type !== 'single') return succeed({ context, shell, issues: [], latest: [] })
  const dated = andThen(issues.years(context), (years) =>
    withContents(
      years.flatMap((year) => year.issues),
      (issue) => articles.datedContents(context, issue.id),
    ),
  )
  return mapResult(all({ dated, latest: articles.datedLatest(context, latestSize) }), (loaded) => ({
    context,
    shell,
    issues: loaded.dated,
    latest: loaded.latest,
  }))
}

type Contents = ReturnType<PagePorts['articles']['datedContents']>

/** The issues that have contents, in the same order. */
const withContents = (
  issues: readonly Issue[],
  contentsOf: (issue: Issue) => Contents,
): AsyncResult<readonly DatedIssue[]> =>
  from(issues).pipe(
    mergeMap(
      (issue, at) => datedIssue(issue, contentsOf(issue)).pipe(map((result) => ({ at, result }))),
      callsAtOnce,
    ),
    takeWhile(({ result }) => result.ok, true),
    toArray(),
    map((answers): Result<readonly DatedIssue[], Failure> => {
      const found: (DatedIssue | null)[] = []
      for (const { at, result } of answers) {
        if (!result.ok) return result
        found[at] = result.value
      }
      return ok(found.filter((issue) => issue !== null && issue.articles.length > 0) as DatedIssue[])
    }),
  )

/** An issue that is no longer there has no page. */
const datedIssue = (issue: Issue, contents: Contents): AsyncResult<DatedIssue> =>
  contents.pipe(
    map((result) => {
      if (!result.ok) return result.error.kind === 'absent' ? ok({ issue, articles: [] }) : result
      return ok({ issue, articles: result.value })
    }),
  )
