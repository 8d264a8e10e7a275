import { mapAnswer, type AuthorGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { summariesFrom } from './wire/article-summary.ts'
import { authorFrom } from './wire/author.ts'
import { pagedFrom } from './wire/paged.ts'

/** Authors over rc-pub (C7.16). */
export const createHttpAuthorGateway = (caller: RcPubCaller): AuthorGateway => ({
  author: (reader, { name, orcid }) =>
    mapAnswer(
      found(
        caller.call(calls.author, { ...reader, query: { siteId: reader.siteId, name, orcid } }),
        calls.author.name,
      ),
      (wire) => authorFrom(wire, reader.language),
    ),
  articles: (reader, { name, orcid }, { page, size }) =>
    mapAnswer(
      caller.call(calls.authorArticles, {
        ...reader,
        query: { siteId: reader.siteId, name, orcid, page, size },
      }),
      (wire) => pagedFrom(wire, (content) => summariesFrom(content, reader.language)),
    ),
})
