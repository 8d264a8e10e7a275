import {
  mapAnswer,
  type Answer,
  type Article,
  type ArticleGateway,
  type Reader,
  type Sanitiser,
} from '@xuekan/core'
import type { Call } from './contract/call.ts'
import type { WireArticle } from './contract/article.ts'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { CallInput } from './print-request.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { articleFrom } from './wire/article.ts'
import { columnsFrom, summariesFrom } from './wire/article-summary.ts'
import { fullTextFrom } from './wire/full-text.ts'

/** More than any issue holds; the parameter's own default is 50. */
const wholeIssue = 1_000

/** Articles over rc-pub (C7.15). */
export function createHttpArticleGateway(caller: RcPubCaller, sanitiser: Sanitiser): ArticleGateway {
  const one = (
    call: Call<WireArticle | null>,
    reader: Reader,
    asked: Pick<CallInput, 'path' | 'query'>,
  ): Answer<Article> =>
    mapAnswer(found(caller.call(call, { ...reader, ...asked }), call.name), (wire) =>
      articleFrom(wire, reader.language, sanitiser),
    )
  const listed = (call: typeof calls.latest, reader: Reader, query: NonNullable<CallInput['query']>) =>
    mapAnswer(caller.call(call, { ...reader, query: { siteId: reader.siteId, ...query } }), (articles) =>
      summariesFrom(articles, reader.language),
    )
  return {
    byId: (reader, id) => one(calls.articleById, reader, { path: { id } }),
    byDoi: (reader, doi) => one(calls.articleByDoi, reader, { query: { doi } }),
    fullText: (reader, id) =>
      mapAnswer(caller.call(calls.fullText, { ...reader, query: { id } }), (wire) =>
        fullTextFrom(wire, reader.language, sanitiser),
      ),
    contents: (reader, periodId) => {
      const asked = { ...reader, path: { periodId }, query: { size: wholeIssue } }
      return mapAnswer(found(caller.call(calls.contents, asked), calls.contents.name), (columns) =>
        columnsFrom(columns, reader.language),
      )
    },
    latest: (reader, size) => listed(calls.latest, reader, { size }),
    mostRead: (reader, size) => listed(calls.mostRead, reader, { type: 'visits', size }),
  }
}
