import { bookCloudDestination } from '../../domain/member/book-cloud.ts'
import type { BookContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, mapResult, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface BookInput {
  readonly context: RequestContext
  readonly bookId: string
}

const otherBooks = 6

/** A book that a site tells of, and whether its book cloud leads only members on (C6.3, C7.8). */
export const loadBook = (
  { collections, session }: Pick<PagePorts, 'collections' | 'session'>,
  { context, bookId }: BookInput,
): AsyncResult<BookContent> =>
  andThen(collections.book(context, bookId), (book) =>
    mapResult(
      all({
        check: withDefault(session.bookCloudCheck(context), ''),
        books: withDefault(
          mapResult(collections.books(context, { page: 0, size: otherBooks + 1 }), ({ content }) => content),
          [],
        ),
      }),
      ({ check, books }) => ({
        book,
        loginNeeded: bookCloudDestination({ role: 'visitor', credential: '', check }).kind === 'login',
        others: books.filter(({ id }) => id !== bookId).slice(0, otherBooks),
      }),
    ),
  )
