import { mapAnswer, type RankGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { summariesFrom } from './wire/article-summary.ts'

/** Rankings over rc-pub (C7.16). */
export const createHttpRankGateway = (caller: RcPubCaller): RankGateway => ({
  articles: (reader, { by, period, size }) =>
    mapAnswer(
      caller.call(calls.mostRead, {
        ...reader,
        query: { siteId: reader.siteId, type: by, period, size },
      }),
      (wires) => summariesFrom(wires, reader.language),
    ),
})
