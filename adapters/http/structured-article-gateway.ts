import type { Sanitiser, StructuredArticleGateway } from '@xuekan/core'
import { succeed, mapResult, andThen } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { structuredArticleFrom } from './wire/structured-article.ts'

/** Articles in parts over rc-pub (C7.15): the article itself says under which contentUrl they stand. */
export const createHttpStructuredArticleGateway = (
  client: RcPubClient,
  sanitiser: Sanitiser,
): StructuredArticleGateway => ({
  inParts: (context, id) => {
    const article = requireFound(
      client.call(endpoints.articleById, { ...context, path: { id } }),
      endpoints.articleById.name,
    )
    return andThen(article, (wire) => {
      const contentUrl = wire.contentUrl ?? ''
      if (contentUrl === '') return succeed(null)
      const parts = client.call(endpoints.journalData, { ...context, query: { contentUrl } })
      return mapResult(parts, (data) => structuredArticleFrom(data, sanitiser))
    })
  },
})
