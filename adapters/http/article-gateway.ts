import {
  err,
  ok,
  type AsyncResult,
  type ArticleGateway,
  type RequestContext,
  type Sanitiser,
} from '@xuekan/core'
import type { Article } from '@xuekan/core/content'
import { andThen, mapResult, succeed } from '@xuekan/core/reactive'
import { map } from 'rxjs'
import { articleMediaCalls } from './article-media-calls.ts'
import type { Endpoint } from './contract/endpoint.ts'
import type { WireArticle } from './contract/article.ts'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { EndpointInput } from './print-request.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import {
  attachmentsFrom,
  attachTypesFrom,
  referencesFrom,
  sharedArticleFrom,
  statisticsFrom,
} from './wire/article-details.ts'
import { articleFrom, emptyFieldOf } from './wire/article.ts'
import { datedFrom, listedFrom, sectionsFrom, summariesFrom } from './wire/article-summary.ts'
import { entriesFrom } from './wire/entry.ts'
import { facetFrom } from './wire/search.ts'
import { fullTextFrom } from './wire/full-text.ts'
import { pagedFrom } from './wire/paged.ts'
import { paceFrom } from './wire/publishing-pace.ts'
import { structuredArticleFrom } from './wire/structured-article.ts'

/** More than any issue holds; the parameter's own default is 50. */
const wholeIssue = 1_000

type Query = NonNullable<EndpointInput['query']>

/** Articles, what hangs from them and what stands in them, over rc-pub (C7.15, C7.16). */
export function createHttpArticleGateway(client: RcPubClient, sanitiser: Sanitiser): ArticleGateway {
  const found = <W>(
    endpoint: Endpoint<W | null>,
    context: RequestContext,
    requested: Pick<EndpointInput, 'path' | 'query'>,
  ): AsyncResult<W> => requireFound(client.call(endpoint, { ...context, ...requested }), endpoint.name)
  const one = (
    endpoint: Endpoint<WireArticle | null>,
    context: RequestContext,
    requested: Pick<EndpointInput, 'path' | 'query'>,
  ): AsyncResult<Article> =>
    found(endpoint, context, requested).pipe(
      map((answer) => {
        if (!answer.ok) return answer
        const article = articleFrom(answer.value, context.language, sanitiser)
        const field = emptyFieldOf(article)
        return field === null ? ok(article) : err({ kind: 'malformed', call: endpoint.name, field } as const)
      }),
    )
  const detail = <W, T>(
    endpoint: Endpoint<W | null>,
    context: RequestContext,
    query: Query,
    read: (wire: W) => T,
  ): AsyncResult<T> => mapResult(found(endpoint, context, { query }), read)
  const list = (endpoint: typeof endpoints.latest, context: RequestContext, query: Query) =>
    client.call(endpoint, { ...context, query: { siteId: context.siteId, ...query } })
  const listed = (endpoint: typeof endpoints.latest, context: RequestContext, query: Query) =>
    mapResult(list(endpoint, context, query), (articles) => summariesFrom(articles, context.language))
  const columnsOf = (context: RequestContext, periodId: string) =>
    found(endpoints.contents, context, { path: { periodId }, query: { size: wholeIssue } })
  return {
    byId: (context, id) => one(endpoints.articleById, context, { path: { id } }),
    byRegistryId: (context, { registry, id }) =>
      one(endpoints.articleByRegistryId, context, { query: { [registry]: id } }),
    byDoi: (context, doi) => one(endpoints.articleByDoi, context, { query: { doi } }),
    fullText: (context, id, text) =>
      mapResult(
        client.call(endpoints.fullText, {
          ...context,
          query: { id, ...(text === undefined ? {} : { text }) },
        }),
        (wire) => fullTextFrom(wire, context.language, sanitiser),
      ),
    /** The article itself says under which contentUrl its parts stand. */
    structured: (context, id) =>
      andThen(found(endpoints.articleById, context, { path: { id } }), (wire) => {
        const contentUrl = wire.contentUrl ?? ''
        if (contentUrl === '') return succeed(null)
        const structured = client.call(endpoints.journalData, { ...context, query: { contentUrl } })
        return mapResult(structured, (data) => structuredArticleFrom(data, sanitiser))
      }),
    attachTypes: (context, id) =>
      mapResult(client.call(endpoints.attachTypes, { ...context, query: { id } }), attachTypesFrom),
    attachments: (context, id) =>
      detail(endpoints.attachments, context, { id }, (wires) => attachmentsFrom(wires, context.language)),
    references: (context, id) => detail(endpoints.references, context, { id }, referencesFrom),
    statistics: (context, id) => detail(endpoints.statistics, context, { id }, statisticsFrom),
    related: (context, id, size) =>
      detail(endpoints.relations, context, { id, size }, (wires) => summariesFrom(wires, context.language)),
    shared: (context, id) =>
      detail(endpoints.publicizeInfo, context, { siteId: context.siteId, id }, sharedArticleFrom),
    contents: (context, periodId) =>
      mapResult(columnsOf(context, periodId), (columns) => sectionsFrom(columns, context.language)),
    datedContents: (context, periodId) =>
      mapResult(columnsOf(context, periodId), (columns) =>
        columns.flatMap(({ content }) => entriesFrom(content, context.language, datedFrom)),
      ),
    latest: (context, size) => listed(endpoints.latest, context, { size }),
    datedLatest: (context, size) =>
      mapResult(list(endpoints.latest, context, { size }), (articles) =>
        entriesFrom(articles, context.language, datedFrom),
      ),
    unissued: (context, stage, { page, size, section, order }) =>
      mapResult(
        client.call(endpoints.unissued, {
          ...context,
          query: {
            siteId: context.siteId,
            type: stage,
            column: section ?? null,
            sort: order ?? null,
            page,
            size,
          },
        }),
        (wire) => pagedFrom(wire, (content) => entriesFrom(content, context.language, listedFrom)),
      ),
    unissuedSections: (context, stage) =>
      mapResult(
        client.call(endpoints.unissuedColumns, {
          ...context,
          query: { siteId: context.siteId, type: stage },
        }),
        facetFrom,
      ),
    publishingPace: (context) =>
      mapResult(
        client.call(endpoints.publishingPace, { ...context, query: { siteId: context.siteId } }),
        paceFrom,
      ),
    mostRead: (context, size) => listed(endpoints.mostRead, context, { type: 'visits', size }),
    ranked: (context, { by, period, size }) =>
      listed(endpoints.mostRead, context, { type: by, period, size }),
    ...articleMediaCalls(client, sanitiser),
  }
}
