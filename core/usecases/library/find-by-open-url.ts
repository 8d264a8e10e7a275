import type { ArticleSummary, IssueSection } from '../../domain/article/article.ts'
import type { Failure } from '../../domain/failure/failure.ts'
import type { Issue } from '../../domain/issue/issue.ts'
import { articleMeant, issuesMeant, journalMeant, type OpenUrl } from '../../domain/library/open-url.ts'
import type { Journal } from '../../domain/site/journal.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { andThen, every, fail, mapResult, orElse, succeed } from '../async-results.ts'
import { journalsOfSite } from '../site/journals-of-site.ts'

type Ports = Pick<Gateways, 'articles' | 'issues' | 'sites'>

export interface OpenUrlInput {
  readonly context: RequestContext
  readonly type: SiteType
  readonly asked: OpenUrl
}

/** The nearest thing to what a link resolver asks for, and its journal where that is known. */
export type OpenUrlTarget =
  | { readonly kind: 'article'; readonly article: ArticleSummary; readonly journal: Journal | null }
  | { readonly kind: 'issue'; readonly issue: Issue; readonly journal: Journal }
  | { readonly kind: 'journal'; readonly journal: Journal }

/** The same, or the back issues of a journal that is certain where what is asked for within it is not. */
export type OpenUrlAnswer = OpenUrlTarget | { readonly kind: 'backIssues'; readonly journal: Journal }

/** Issues in which a page is looked for; who names volume and issue means one. */
const mostIssues = 12

const absent: Failure = { kind: 'absent', call: 'openurl' }

/**
 * Finds the most exact thing that is certain: an article of the site by its DOI, or by journal, volume, issue and page; else
 * the issue; else the back issues of the journal, or the journal itself where the resolver names no more. 'absent' where
 * not even the journal is certain.
 */
export function findByOpenUrl(ports: Ports, input: OpenUrlInput): AsyncResult<OpenUrlAnswer> {
  const { asked, context } = input
  if (asked.doi === '') return findByParts(ports, input)
  const byDoi = mapResult(ports.articles.byDoi(context, asked.doi), (article): OpenUrlTarget => ({
    kind: 'article',
    article,
    journal: null,
  }))
  return orElse<OpenUrlAnswer>(byDoi, (failure) =>
    failure.kind === 'absent' ? findByParts(ports, input) : fail(failure),
  )
}

function findByParts(ports: Ports, { context, type, asked }: OpenUrlInput): AsyncResult<OpenUrlAnswer> {
  if (asked.issns.length === 0 && asked.journalTitles.length === 0) return fail(absent)
  return andThen(journalsOfSite(ports.sites, context, type), (all) => {
    const journal = journalMeant(all, asked)
    if (journal === null) return fail(absent)
    return orElse<OpenUrlAnswer>(findInJournal(ports, journal, { context, asked }), (failure) =>
      failure.kind === 'absent' ? succeed({ kind: 'backIssues', journal }) : fail(failure),
    )
  })
}

/** The same within one journal, which is there. */
export function findInJournal(
  { articles, issues }: Ports,
  journal: Journal,
  {
    context,
    asked,
  }: Pick<OpenUrlInput, 'context'> & {
    readonly asked: Pick<OpenUrl, 'volume' | 'issue' | 'year' | 'page'>
  },
): AsyncResult<OpenUrlTarget> {
  const own = { ...context, siteId: journal.siteId }
  const isOfJournal = [asked.volume, asked.issue, asked.year, asked.page].every((part) => part === '')
  if (isOfJournal) return succeed({ kind: 'journal', journal })
  return andThen(issues.years(own), (years) => {
    const meant = issuesMeant(years, asked).slice(0, mostIssues)
    const contents: readonly AsyncResult<readonly IssueSection[]>[] =
      asked.page === '' ? [] : meant.map(({ id }) => articles.contents(own, id))
    return andThen(every(contents), (found) => {
      const matches = found.map((sections) => articleMeant(sections, asked)).filter((each) => each !== null)
      const [article] = matches
      if (article !== undefined && matches.length === 1)
        return succeed<OpenUrlTarget>({ kind: 'article', article, journal })
      const [issue] = meant
      return issue !== undefined && meant.length === 1
        ? succeed<OpenUrlTarget>({ kind: 'issue', issue, journal })
        : fail(absent)
    })
  })
}
