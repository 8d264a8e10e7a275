import type { OutgoingFile } from '../domain/member/outgoing-file.ts'
import type { UploadPurpose } from '../domain/member/upload.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Files that members give (C7.14). */
export interface FileGateway {
  /**
   * Stores a picture of the member who is logged in and answers its address. 'expired' for nobody; 'refused' with the
   * server's words for what its purpose does not take (C5.9).
   */
  readonly upload: (
    context: RequestContext,
    file: OutgoingFile,
    purpose: UploadPurpose,
  ) => AsyncResult<string>
}
