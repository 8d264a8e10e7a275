import type { EditorialBoardGateway, ExpertGateway, Sanitiser } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { expertPageFrom, expertsFrom, firstMemberFrom } from './wire/expert.ts'
import { pagedFrom } from './wire/paged.ts'

/** How many experts the list is asked for where its first one is meant (C7.7, C9.7). */
const listSize = 10

const nobody = { content: [], totalElements: 0, totalPages: 0, number: 0, size: listSize }

/** Editorial boards over rc-pub, in both roles (C7.7, C7.16). */
export const createHttpExpertGateway = (
  client: RcPubClient,
  sanitiser: Sanitiser,
): ExpertGateway & EditorialBoardGateway => ({
  firstMember: (context, topicId) =>
    mapResult(
      client.call(endpoints.expertList, { ...context, query: { topicId, page: 0, size: listSize } }),
      firstMemberFrom,
    ),
  members: (context, topicId, { page, size }) =>
    mapResult(client.call(endpoints.expertList, { ...context, query: { topicId, page, size } }), ([list]) =>
      pagedFrom(list ?? nobody, (content) => expertsFrom(content, context)),
    ),
  member: (context, id) =>
    requireFound(
      mapResult(client.call(endpoints.expertById, { ...context, path: { id } }), (wire) =>
        wire === null ? null : expertPageFrom(wire, context, sanitiser),
      ),
      endpoints.expertById.name,
    ),
})
