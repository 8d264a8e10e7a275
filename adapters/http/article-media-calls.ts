import type { ArticleGateway, AsyncResult, RequestContext, Sanitiser } from '@xuekan/core'
import type { MediaRequest } from '@xuekan/core/content'
import { mapResult } from '@xuekan/core/reactive'
import type { Endpoint } from './contract/endpoint.ts'
import { endpoints } from './contract/endpoints.ts'
import { createEntryCalls } from './entry-calls.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { pictureFrom, tableFrom } from './wire/article-media.ts'
import { entriesFrom, type Read, type WireEntry } from './wire/entry.ts'

type ArticleMedia = Pick<
  ArticleGateway,
  'pictures' | 'picturesOf' | 'picture' | 'tables' | 'tablesOf' | 'table'
>

const mediaQuery = ({ q, field, as, page, size }: MediaRequest) => ({
  q,
  ...(field === undefined ? {} : { field }),
  ...(as === undefined ? {} : { as }),
  page,
  size,
})

/** The figures and tables that stand in articles, over rc-pub (C7.16). */
export function articleMediaCalls(client: RcPubClient, sanitiser: Sanitiser): ArticleMedia {
  const { ofSite, one } = createEntryCalls(client)
  const ofArticle =
    <W extends WireEntry, T>(endpoint: Endpoint<readonly W[]>, read: Read<W, T>) =>
    (context: RequestContext, articleId: string): AsyncResult<readonly T[]> =>
      mapResult(client.call(endpoint, { ...context, query: { articleId } }), (wires) =>
        entriesFrom(wires, context.language, read),
      )
  const readTable: Read<Parameters<typeof tableFrom>[0], ReturnType<typeof tableFrom>> = (wire, language) =>
    tableFrom(wire, language, sanitiser)
  return {
    pictures: ofSite(endpoints.pictureList, pictureFrom, mediaQuery),
    picturesOf: ofArticle(endpoints.picturesOfArticle, pictureFrom),
    picture: one(endpoints.pictureById, pictureFrom),
    tables: ofSite(endpoints.tableList, readTable, mediaQuery),
    tablesOf: ofArticle(endpoints.tablesOfArticle, readTable),
    table: one(endpoints.tableById, readTable),
  }
}
