import { currentIssue } from '../../domain/issue/find-issue.ts'
import type { HomeContent } from '../../domain/page/page-content.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { succeed, mapResult, withDefault, andThen, all } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface HomeInput {
  readonly context: RequestContext
  readonly type: SiteType
}

/** How many articles a home page lists as latest and as most read. */
export const homeListSize = 8

type HomePorts = Pick<PagePorts, 'sites' | 'issues' | 'articles'>

/** The home page of a journal, a group or the aggregate (C2.1). */
export const loadHome = (ports: HomePorts, input: HomeInput): AsyncResult<HomeContent> =>
  input.type === 'single' ? journalHome(ports, input.context) : journalsHome(ports, input)

function journalHome(
  { sites, issues, articles }: HomePorts,
  context: RequestContext,
): AsyncResult<HomeContent> {
  const current = andThen(issues.years(context), (years) => {
    const issue = currentIssue(years)
    if (issue === null) return succeed(null)
    return mapResult(articles.contents(context, issue.id), (sections) => ({ issue, sections }))
  })
  return mapResult(
    all({ journal: sites.journal(context), current, ...lists(articles, context) }),
    (loaded) => ({ kind: 'journal', ...loaded }),
  )
}

function journalsHome(
  { sites, articles }: HomePorts,
  { context, type }: HomeInput,
): AsyncResult<HomeContent> {
  return mapResult(all({ journals: sites.journals(context), ...lists(articles, context) }), (loaded) => ({
    kind: 'journals',
    aggregate: type === 'all',
    ...loaded,
  }))
}

const lists = (articles: HomePorts['articles'], context: RequestContext) => ({
  latest: withDefault(articles.latest(context, homeListSize), []),
  mostRead: withDefault(articles.mostRead(context, homeListSize), []),
})
