import { mapAnswer, type DocumentGateway, type Sanitiser } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { documentPageFrom, documentsFrom } from './wire/document.ts'
import { pagedFrom } from './wire/paged.ts'

/** Documents over rc-pub (C7.16). */
export const createHttpDocumentGateway = (caller: RcPubCaller, sanitiser: Sanitiser): DocumentGateway => ({
  list: (reader, { page, size }) =>
    mapAnswer(
      caller.call(calls.documentList, { ...reader, query: { siteId: reader.siteId, page, size } }),
      (wire) => pagedFrom(wire, (content) => documentsFrom(content, reader)),
    ),
  byId: (reader, id) =>
    found(
      mapAnswer(caller.call(calls.documentById, { ...reader, path: { id } }), (wire) =>
        wire === null ? null : documentPageFrom(wire, reader, sanitiser),
      ),
      calls.documentById.name,
    ),
})
