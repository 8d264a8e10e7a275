import type { AsyncResult, ArticleGateway, RequestContext, Sanitiser } from '@xuekan/core'
import type { Article } from '@xuekan/core/content'
import { mapResult } from '@xuekan/core/reactive'
import type { Endpoint } from './contract/endpoint.ts'
import type { WireArticle } from './contract/article.ts'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { EndpointInput } from './print-request.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { articleFrom } from './wire/article.ts'
import { sectionsFrom, summariesFrom } from './wire/article-summary.ts'
import { fullTextFrom } from './wire/full-text.ts'

/** More than any issue holds; the parameter's own default is 50. */
const wholeIssue = 1_000

/** Articles over rc-pub (C7.15). */
export function createHttpArticleGateway(client: RcPubClient, sanitiser: Sanitiser): ArticleGateway {
  const one = (
    endpoint: Endpoint<WireArticle | null>,
    context: RequestContext,
    requested: Pick<EndpointInput, 'path' | 'query'>,
  ): AsyncResult<Article> =>
    mapResult(requireFound(client.call(endpoint, { ...context, ...requested }), endpoint.name), (wire) =>
      articleFrom(wire, context.language, sanitiser),
    )
  const listed = (
    endpoint: typeof endpoints.latest,
    context: RequestContext,
    query: NonNullable<EndpointInput['query']>,
  ) =>
    mapResult(
      client.call(endpoint, { ...context, query: { siteId: context.siteId, ...query } }),
      (articles) => summariesFrom(articles, context.language),
    )
  return {
    byId: (context, id) => one(endpoints.articleById, context, { path: { id } }),
    byDoi: (context, doi) => one(endpoints.articleByDoi, context, { query: { doi } }),
    fullText: (context, id) =>
      mapResult(client.call(endpoints.fullText, { ...context, query: { id } }), (wire) =>
        fullTextFrom(wire, context.language, sanitiser),
      ),
    contents: (context, periodId) => {
      const requested = { ...context, path: { periodId }, query: { size: wholeIssue } }
      return mapResult(
        requireFound(client.call(endpoints.contents, requested), endpoints.contents.name),
        (columns) => sectionsFrom(columns, context.language),
      )
    },
    latest: (context, size) => listed(endpoints.latest, context, { size }),
    mostRead: (context, size) => listed(endpoints.mostRead, context, { type: 'visits', size }),
  }
}
