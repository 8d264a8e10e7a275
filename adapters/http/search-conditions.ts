import type { SearchConditionGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { conditionsFrom } from './wire/conditions.ts'

/** What a search can be narrowed to, over rc-pub (C3.10, C7.4). */
export const createHttpSearchConditions = (
  client: RcPubClient,
): Pick<SearchConditionGateway, 'conditions'> => ({
  conditions: (context, type) =>
    mapResult(
      client.call(endpoints.searchConditions, { ...context, query: { siteId: context.siteId, type } }),
      conditionsFrom,
    ),
})
