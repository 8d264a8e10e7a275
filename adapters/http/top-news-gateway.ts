import { mapAnswer, type TopNewsGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { topNewsFrom } from './wire/top-news.ts'

/** The pictures above the header over rc-pub (C7.7). */
export const createHttpTopNewsGateway = (caller: RcPubCaller): TopNewsGateway => ({
  topNews: (reader) =>
    mapAnswer(
      caller.call(calls.topNews, { ...reader, query: { siteId: reader.siteId, newsDataType: 'news' } }),
      topNewsFrom,
    ),
})
