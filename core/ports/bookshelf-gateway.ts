import type { Book } from '../domain/book/book.ts'
import type { PageWish } from '../domain/page/page-wish.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Answer, Reader } from './answer.ts'

/** Books of the reader's site and of the journals that it shows (C7.16). */
export interface BookshelfGateway {
  /** Newest first. */
  readonly list: (reader: Reader, wish: PageWish) => Answer<Paged<Book>>
  /** Ids are global. 'absent' when there is none. */
  readonly byId: (reader: Reader, id: string) => Answer<Book>
}
