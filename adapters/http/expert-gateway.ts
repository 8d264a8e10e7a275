import { mapAnswer, type EditorialBoardGateway, type ExpertGateway, type Sanitiser } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { expertPageFrom, expertsFrom, firstMemberFrom } from './wire/expert.ts'
import { pagedFrom } from './wire/paged.ts'

/** How many experts the list is asked for where its first one is meant (C7.7, C9.7). */
const listSize = 10

const nobody = { content: [], totalElements: 0, totalPages: 0, number: 0, size: listSize }

/** Editorial boards over rc-pub, in both roles (C7.7, C7.16). */
export const createHttpExpertGateway = (
  caller: RcPubCaller,
  sanitiser: Sanitiser,
): ExpertGateway & EditorialBoardGateway => ({
  firstMember: (reader, topicId) =>
    mapAnswer(
      caller.call(calls.expertList, { ...reader, query: { topicId, page: 0, size: listSize } }),
      firstMemberFrom,
    ),
  members: (reader, topicId, { page, size }) =>
    mapAnswer(caller.call(calls.expertList, { ...reader, query: { topicId, page, size } }), ([list]) =>
      pagedFrom(list ?? nobody, (content) => expertsFrom(content, reader)),
    ),
  member: (reader, id) =>
    found(
      mapAnswer(caller.call(calls.expertById, { ...reader, path: { id } }), (wire) =>
        wire === null ? null : expertPageFrom(wire, reader, sanitiser),
      ),
      calls.expertById.name,
    ),
})
