import type { AuthorGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { summariesFrom } from './wire/article-summary.ts'
import { authorFrom } from './wire/author.ts'
import { pagedFrom } from './wire/paged.ts'

/** Authors over rc-pub (C7.16). */
export const createHttpAuthorGateway = (client: RcPubClient): AuthorGateway => ({
  author: (context, { name, orcid }) =>
    mapResult(
      requireFound(
        client.call(endpoints.author, { ...context, query: { siteId: context.siteId, name, orcid } }),
        endpoints.author.name,
      ),
      (wire) => authorFrom(wire, context.language),
    ),
  articles: (context, { name, orcid }, { page, size }) =>
    mapResult(
      client.call(endpoints.authorArticles, {
        ...context,
        query: { siteId: context.siteId, name, orcid, page, size },
      }),
      (wire) => pagedFrom(wire, (content) => summariesFrom(content, context.language)),
    ),
})
