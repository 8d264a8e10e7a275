import { map } from 'rxjs'
import type { NewsGateway, Sanitiser } from '@xuekan/core'
import { jumpUrlOf } from '@xuekan/core/content'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { createEntryCalls } from './entry-calls.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { entriesFrom } from './wire/entry.ts'
import { newsFrom, newsPageFrom } from './wire/news.ts'
import { topNewsFrom } from './wire/top-news.ts'

/** News over rc-pub (C7.7, C7.16). */
export function createHttpNewsGateway(client: RcPubClient, sanitiser: Sanitiser): NewsGateway {
  const { ofSite, one } = createEntryCalls(client)
  return {
    list: ofSite(endpoints.newsList, newsFrom, ({ tab, channelId, q, as, page, size }) => ({
      channelId,
      newsDataType: tab,
      q,
      ...(as === undefined ? {} : { as }),
      page,
      size,
    })),
    latest: (context, size) =>
      mapResult(
        client.call(endpoints.latestNews, { ...context, query: { siteId: context.siteId, size } }),
        (wires) => entriesFrom(wires, context.language, newsFrom),
      ),
    byId: one(endpoints.newsById, (wire, language) => newsPageFrom(wire, language, sanitiser)),
    topNews: (context) =>
      mapResult(
        client.call(endpoints.topNews, {
          ...context,
          query: { siteId: context.siteId, newsDataType: 'news' },
        }),
        topNewsFrom,
      ),
    /** Of an article by site and id, of news in a language as well. */
    jumpUrl: (context, kind, id) => {
      const { siteId, language } = context
      const endpoint = kind === 'article' ? endpoints.articleJumpUrl : endpoints.newsJumpUrl
      const query = kind === 'article' ? { siteId, id } : { siteId, id, language }
      return client
        .call(endpoint, { ...context, query })
        .pipe(map((answer) => (answer.ok ? jumpUrlOf(answer.value, endpoint.name) : answer)))
    },
  }
}
