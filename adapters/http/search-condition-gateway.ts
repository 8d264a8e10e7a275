import type { SearchConditionGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { createHttpSearchConditions } from './search-conditions.ts'

/** What helps to write a search, over rc-pub (C7.4). */
export const createHttpSearchConditionGateway = (client: RcPubClient): SearchConditionGateway => ({
  ...createHttpSearchConditions(client),
  analyze: (context, q, type) =>
    mapResult(
      client.call(endpoints.analyze, { ...context, query: { siteId: context.siteId, q, type } }),
      texts,
    ),
  suggestions: (context, q) =>
    mapResult(
      client.call(endpoints.suggestions, { ...context, query: { siteId: context.siteId, q } }),
      texts,
    ),
})

const texts = (wire: readonly string[]): readonly string[] => wire.filter((text) => text !== '')
