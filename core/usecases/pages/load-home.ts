import { map } from 'rxjs'
import type { UnissuedStage } from '../../domain/article/unissued.ts'
import { articleSummary } from '../../domain/article/article-summary.ts'
import { arrangeHome } from '../../domain/home/arrange-home.ts'
import {
  composeHome,
  materialOf,
  type HomeMaterial,
  type LoadedMaterial,
} from '../../domain/home/compose-home.ts'
import { fitRow } from '../../domain/home/fit-rows.ts'
import type { HomeColumns } from '../../domain/home/home-columns.ts'
import type { ArrangedModule, HomeModule } from '../../domain/home/home-module.ts'
import { homePeriod } from '../../domain/home/home-period.ts'
import { cutModule, entryRange } from '../../domain/home/module-entries.ts'
import { moduleHeight } from '../../domain/home/module-height.ts'
import { planRows } from '../../domain/home/plan-rows.ts'
import { readingOrder, readingRank } from '../../domain/home/reading-order.ts'
import type { RankingPeriod } from '../../domain/media/ranking-period.ts'
import { currentIssue } from '../../domain/issue/find-issue.ts'
import type { HomeContent } from '../../domain/page/home-content.ts'
import { emptySearchQuery } from '../../domain/search/search-query.ts'
import type { Failure } from '../../domain/failure/failure.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Journal } from '../../domain/site/journal.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'
import { journalsOfSite } from '../site/journals-of-site.ts'

export interface HomeInput {
  readonly context: RequestContext
  readonly type: SiteType
  /** Whose arrangement a site has that arranges none of its own; the first where it is absent. */
  readonly headerStyle?: number
  /** ISO date; absent where no call for papers is to be shown. */
  readonly today?: string
  /** The period of the ranking that the reader chose; null for none. */
  readonly period?: RankingPeriod | null
  readonly columns?: HomeColumns
}

/** As many entries of a list as any place of a home holds, some of which stand elsewhere on it already. */
const listSize = 24

export type HomePorts = Pick<PagePorts, 'sites' | 'issues' | 'articles' | 'news' | 'collections' | 'search'>

/**
 * The home page of a journal, a group or the aggregate (C2.1): its arrangement first, then all that the modules need,
 * side by side. Without its journals there is no home; of anything else that is refused its module tells.
 */
export const loadHome = (ports: HomePorts, input: HomeInput): AsyncResult<HomeContent> => {
  const { context, type } = input
  const { sites } = ports
  const isJournal = type === 'single'
  return andThen(
    all({
      journals: journalsOfSite(sites, context, type),
      layout: withDefault(sites.layout(context), null),
    }),
    ({ journals, layout }) => {
      const arranged = arrangeHome(layout?.modules ?? [], input.headerStyle ?? 1, type)
      const journal = isJournal ? (journals[0] ?? null) : null
      return mapResult(materialFor(ports, input, arranged), (loaded) => {
        const place = placeOf(input, journals, journal)
        return { journal, journals, rows: rowsOf(composeHome(arranged, loaded, place), context) }
      })
    },
  )
}

const noColumns: HomeColumns = { links: [], boardId: null }

const placeOf = (
  { columns = noColumns, period = null, today = '' }: HomeInput,
  journals: readonly Journal[],
  journal: Journal | null,
) => ({
  journal,
  journals,
  links: columns.links,
  ranking: { by: 'visits', period: period ?? homePeriod, chosen: period !== null } as const,
  today,
})

const rowsOf = (modules: readonly HomeModule[], { language }: RequestContext): HomeContent['rows'] =>
  planRows(modules, ({ content, failure }) => content !== null || failure !== null).map((row) =>
    readingOrder(
      fitRow(row, {
        range: entryRange,
        height: (module, entries, width) => moduleHeight(module, entries, width, language),
        cut: cutModule,
      }),
      ({ kind }) => readingRank(kind),
    ),
  )

/** What a call answers, whether it is refused or not. */
const settled = <T>(answer: AsyncResult<T>): AsyncResult<Result<T, Failure>> =>
  answer.pipe(map((result) => ok(result)))

type Sources = { readonly [K in keyof HomeMaterial]: () => AsyncResult<HomeMaterial[K]> }

/** What the modules of an arrangement need, each call made once and answered for itself. */
function materialFor(
  ports: HomePorts,
  input: HomeInput,
  arranged: readonly ArrangedModule[],
): AsyncResult<LoadedMaterial> {
  const doi = arranged.find(({ kind }) => kind === 'lead')?.doi ?? ''
  const sources = sourcesOf(ports, input, doi)
  const needed = new Set(arranged.flatMap(({ kind }) => materialOf[kind]))
  // figures are those of the issue
  if (needed.has('pictures')) needed.add('current')
  if (needed.size === 0) return succeed({})
  const answers = [...needed].map((name) => [name, settled<unknown>(sources[name]())] as const)
  // each name keeps the answer of its own source
  return all(Object.fromEntries(answers))
}

function sourcesOf(
  { issues, articles, news, collections, search }: HomePorts,
  { context, type, period = null, columns = noColumns }: HomeInput,
  doi: string,
): Sources {
  const firstPage = { page: 0, size: listSize }
  const media = { ...firstPage, q: '' }
  const unissued = (stage: UnissuedStage) =>
    mapResult(articles.unissued(context, stage, firstPage), ({ content }) =>
      content.map(({ article }) => article),
    )
  const contentOf = <T>(answer: AsyncResult<{ readonly content: readonly T[] }>) =>
    mapResult(answer, ({ content }) => content)
  return {
    current: () =>
      type === 'single'
        ? andThen(issues.years(context), (years) => {
            const issue = currentIssue(years)
            if (issue === null) return succeed(null)
            return mapResult(articles.contents(context, issue.id), (sections) => ({ issue, sections }))
          })
        : succeed(null),
    // an article that is not there leads nowhere: the home chooses one itself
    chosen: () =>
      doi === '' ? succeed(null) : withDefault(mapResult(articles.byDoi(context, doi), articleSummary), null),
    onlineFirst: () => unissued('onlineFirst'),
    justAccepted: () => unissued('justAccepted'),
    latest: () => articles.latest(context, listSize),
    ranked: () => articles.ranked(context, { by: 'visits', period: period ?? homePeriod, size: 10 }),
    pictures: () => contentOf(articles.pictures(context, media)),
    news: () => news.latest(context, listSize),
    albums: () => contentOf(collections.albums(context, firstPage)),
    video: () => contentOf(collections.mediaItems(context, { ...media, kind: 'video' })),
    audio: () => contentOf(collections.mediaItems(context, { ...media, kind: 'audio' })),
    experts: () =>
      columns.boardId === null
        ? succeed([])
        : contentOf(collections.experts(context, columns.boardId, firstPage)),
    counts: () => search.clusters(context, emptySearchQuery),
  }
}
