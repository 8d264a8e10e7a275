import { mapAnswer, type SearchConditionGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { conditionsFrom } from './wire/conditions.ts'

/** What a search can be narrowed to, over rc-pub (C3.10, C7.4). */
export const createHttpSearchConditions = (
  caller: RcPubCaller,
): Pick<SearchConditionGateway, 'conditions'> => ({
  conditions: (reader, type) =>
    mapAnswer(
      caller.call(calls.searchConditions, { ...reader, query: { siteId: reader.siteId, type } }),
      conditionsFrom,
    ),
})
