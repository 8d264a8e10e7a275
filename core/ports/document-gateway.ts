import type { OfficeDocument, OfficeDocumentPage } from '../domain/document/office-document.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Documents of the reader's site and of the journals that it shows (C7.16). */
export interface DocumentGateway {
  /** Newest first. */
  readonly list: (context: RequestContext, request: PageRequest) => AsyncResult<Paged<OfficeDocument>>
  /** Ids are global. 'absent' when there is none. */
  readonly byId: (context: RequestContext, id: string) => AsyncResult<OfficeDocumentPage>
}
