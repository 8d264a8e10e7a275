import { mapAnswer, type SearchConditionGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { createHttpSearchConditions } from './search-conditions.ts'

/** What helps to write a search, over rc-pub (C7.4). */
export const createHttpSearchConditionGateway = (caller: RcPubCaller): SearchConditionGateway => ({
  ...createHttpSearchConditions(caller),
  analyze: (reader, q, type) =>
    mapAnswer(caller.call(calls.analyze, { ...reader, query: { siteId: reader.siteId, q, type } }), texts),
  suggestions: (reader, q) =>
    mapAnswer(caller.call(calls.suggestions, { ...reader, query: { siteId: reader.siteId, q } }), texts),
})

const texts = (wire: readonly string[]): readonly string[] => wire.filter((text) => text !== '')
