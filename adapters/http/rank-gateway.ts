import type { RankGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { summariesFrom } from './wire/article-summary.ts'

/** Rankings over rc-pub (C7.16). */
export const createHttpRankGateway = (client: RcPubClient): RankGateway => ({
  articles: (context, { by, period, size }) =>
    mapResult(
      client.call(endpoints.mostRead, {
        ...context,
        query: { siteId: context.siteId, type: by, period, size },
      }),
      (wires) => summariesFrom(wires, context.language),
    ),
})
