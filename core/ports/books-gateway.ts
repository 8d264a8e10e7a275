import type { Book } from '../domain/book/book.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Books of the reader's site and of the journals that it shows (C7.16). */
export interface BooksGateway {
  /** Newest first. */
  readonly list: (context: RequestContext, request: PageRequest) => AsyncResult<Paged<Book>>
  /** Ids are global. 'absent' when there is none. */
  readonly byId: (context: RequestContext, id: string) => AsyncResult<Book>
}
