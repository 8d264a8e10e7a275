import { mapAnswer, type MediaItemGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { mediaItemFrom, mediaPageFrom } from './wire/media-item.ts'
import { pagedFrom } from './wire/paged.ts'

/** Sounds and films over rc-pub (C7.16). */
export const createHttpMediaItemGateway = (caller: RcPubCaller): MediaItemGateway => ({
  list: (reader, { kind, q, page, size }) =>
    mapAnswer(
      caller.call(calls.vodList, {
        ...reader,
        query: { siteId: reader.siteId, type: kind, q, page, size },
      }),
      (wire) =>
        pagedFrom(wire, (content) =>
          content.map((each) => mediaItemFrom(each, reader.language)).filter(({ id }) => id !== ''),
        ),
    ),
  byId: (reader, id) =>
    mapAnswer(found(caller.call(calls.vodInfo, { ...reader, query: { id } }), calls.vodInfo.name), (wire) =>
      mediaPageFrom(wire, reader.language),
    ),
  recordDownload: (reader, id) =>
    mapAnswer(
      found(caller.call(calls.vodDownloadRecord, { ...reader, query: { id } }), calls.vodDownloadRecord.name),
      ({ downloads }) => downloads ?? 0,
    ),
})
