import type { DocumentGateway, Sanitiser } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { documentPageFrom, documentsFrom } from './wire/document.ts'
import { pagedFrom } from './wire/paged.ts'

/** Documents over rc-pub (C7.16). */
export const createHttpDocumentGateway = (client: RcPubClient, sanitiser: Sanitiser): DocumentGateway => ({
  list: (context, { page, size }) =>
    mapResult(
      client.call(endpoints.documentList, { ...context, query: { siteId: context.siteId, page, size } }),
      (wire) => pagedFrom(wire, (content) => documentsFrom(content, context)),
    ),
  byId: (context, id) =>
    requireFound(
      mapResult(client.call(endpoints.documentById, { ...context, path: { id } }), (wire) =>
        wire === null ? null : documentPageFrom(wire, context, sanitiser),
      ),
      endpoints.documentById.name,
    ),
})
