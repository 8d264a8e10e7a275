import type { OfficeDocument, OfficeDocumentPage } from '../domain/document/office-document.ts'
import type { PageWish } from '../domain/page/page-wish.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Answer, Reader } from './answer.ts'

/** Documents of the reader's site and of the journals that it shows (C7.16). */
export interface DocumentGateway {
  /** Newest first. */
  readonly list: (reader: Reader, wish: PageWish) => Answer<Paged<OfficeDocument>>
  /** Ids are global. 'absent' when there is none. */
  readonly byId: (reader: Reader, id: string) => Answer<OfficeDocumentPage>
}
