import type { UnknownContent } from '../../domain/page/unknown-content.ts'
import { emptySearchQuery } from '../../domain/search/search-query.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { andThen, mapResult, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface UnknownInput {
  readonly context: RequestContext
}

/** Titles beside the missing page. */
const mostShown = 5

/**
 * What a site has in place of a page that it has not (C2.4): the first articles of the current issue, or the newest of
 * a site that has no issues. Nothing is missed where they cannot be had.
 */
export const loadUnknown = (
  { issues, articles, search }: Pick<PagePorts, 'issues' | 'articles' | 'search'>,
  { context }: UnknownInput,
): AsyncResult<UnknownContent> => {
  const newest = mapResult(
    search.articles(context, { ...emptySearchQuery, sort: 'date' }),
    ({ hits }): UnknownContent => ({
      issue: null,
      articles: hits.slice(0, mostShown).map(({ article }) => article),
    }),
  )
  const ofIssue = andThen(issues.firstTwo(context), ([issue]): AsyncResult<UnknownContent> => {
    if (issue === undefined) return newest
    return mapResult(articles.contents(context, issue.id), (sections) => ({
      issue,
      articles: sections.flatMap((section) => section.articles).slice(0, mostShown),
    }))
  })
  return withDefault(ofIssue, { issue: null, articles: [] })
}
