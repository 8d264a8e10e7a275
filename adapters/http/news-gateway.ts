import { mapAnswer, type NewsGateway, type Sanitiser } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { newsListFrom, newsPageFrom } from './wire/news.ts'
import { pagedFrom } from './wire/paged.ts'

/** News over rc-pub (C7.16). */
export const createHttpNewsGateway = (caller: RcPubCaller, sanitiser: Sanitiser): NewsGateway => ({
  list: (reader, { tab, channelId, q, page, size }) =>
    mapAnswer(
      caller.call(calls.newsList, {
        ...reader,
        query: { siteId: reader.siteId, channelId, newsDataType: tab, q, page, size },
      }),
      (wire) => pagedFrom(wire, (content) => newsListFrom(content, reader)),
    ),
  latest: (reader, size) =>
    mapAnswer(caller.call(calls.latestNews, { ...reader, query: { siteId: reader.siteId, size } }), (wires) =>
      newsListFrom(wires, reader),
    ),
  byId: (reader, id) =>
    found(
      mapAnswer(caller.call(calls.newsById, { ...reader, path: { id } }), (wire) =>
        wire === null ? null : newsPageFrom(wire, reader, sanitiser),
      ),
      calls.newsById.name,
    ),
})
