import type { MediaItemGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { mediaItemFrom, mediaPageFrom } from './wire/media-item.ts'
import { pagedFrom } from './wire/paged.ts'

/** Sounds and films over rc-pub (C7.16). */
export const createHttpMediaItemGateway = (client: RcPubClient): MediaItemGateway => ({
  list: (context, { kind, q, page, size }) =>
    mapResult(
      client.call(endpoints.vodList, {
        ...context,
        query: { siteId: context.siteId, type: kind, q, page, size },
      }),
      (wire) =>
        pagedFrom(wire, (content) =>
          content.map((each) => mediaItemFrom(each, context.language)).filter(({ id }) => id !== ''),
        ),
    ),
  byId: (context, id) =>
    mapResult(
      requireFound(client.call(endpoints.vodInfo, { ...context, query: { id } }), endpoints.vodInfo.name),
      (wire) => mediaPageFrom(wire, context.language),
    ),
  recordDownload: (context, id) =>
    mapResult(
      requireFound(
        client.call(endpoints.vodDownloadRecord, { ...context, query: { id } }),
        endpoints.vodDownloadRecord.name,
      ),
      ({ downloads }) => downloads ?? 0,
    ),
})
