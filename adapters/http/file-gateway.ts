import type { FileGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { fileUrl } from '@xuekan/core/site'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'

/** Uploads over rc-pub (C7.14). The file is the body itself. */
export const createHttpFileGateway = (client: RcPubClient): FileGateway => ({
  upload: (context, { name, bytes }, purpose) =>
    mapResult(
      client.call(endpoints.fileUpload, { ...context, query: { purpose, fileName: name }, body: bytes }),
      ({ id, url }) => fileUrl(url ?? id),
    ),
})
