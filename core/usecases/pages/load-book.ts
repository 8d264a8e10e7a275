import { webLink } from '../../domain/channel/web-link.ts'
import type { BookContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, mapResult, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface BookInput {
  readonly context: RequestContext
  readonly bookId: string
}

const otherBooks = 6

/** A book that a site tells of, and where its book cloud opens for who reads (C6.3, C7.8). Only a web link leads there. */
export const loadBook = (
  { collections, session }: Pick<PagePorts, 'collections' | 'session'>,
  { context, bookId }: BookInput,
): AsyncResult<BookContent> =>
  andThen(collections.book(context, bookId), (book) =>
    mapResult(
      all({
        cloud: withDefault(
          mapResult(session.ownBookCloudUrl(context), (url) => (url === '' ? '' : webLink(url))),
          null,
        ),
        books: withDefault(
          mapResult(collections.books(context, { page: 0, size: otherBooks + 1 }), ({ content }) => content),
          [],
        ),
      }),
      ({ cloud, books }) => ({
        book,
        cloud,
        others: books.filter(({ id }) => id !== bookId).slice(0, otherBooks),
      }),
    ),
  )
