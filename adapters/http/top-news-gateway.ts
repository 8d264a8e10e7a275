import type { TopNewsGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { topNewsFrom } from './wire/top-news.ts'

/** The pictures above the header over rc-pub (C7.7). */
export const createHttpTopNewsGateway = (client: RcPubClient): TopNewsGateway => ({
  topNews: (context) =>
    mapResult(
      client.call(endpoints.topNews, { ...context, query: { siteId: context.siteId, newsDataType: 'news' } }),
      topNewsFrom,
    ),
})
