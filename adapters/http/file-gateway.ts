import { fileUrl, mapAnswer, type FileGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'

/** Uploads over rc-pub (C7.14). The file is the body itself. */
export const createHttpFileGateway = (caller: RcPubCaller): FileGateway => ({
  upload: (reader, { name, bytes }, purpose) =>
    mapAnswer(
      caller.call(calls.fileUpload, { ...reader, query: { purpose, fileName: name }, body: bytes }),
      ({ id, url }) => fileUrl(url ?? id),
    ),
})
