import { pageOf } from './page-of.ts'
import type { BooksGateway } from '../../ports/books-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { shownBy, type FakeContent } from './fake-content.ts'

/** Books in memory, in the order in which they are listed. */
export const createFakeBooksGateway = (content: FakeContent, answers: FakeResults): BooksGateway => ({
  list: ({ siteId }, request) =>
    answers('bookList', () => {
      const sites = shownBy(content, siteId)
      return pageOf(
        (content.books ?? []).filter((book) => sites.has(book.siteId)),
        request,
      )
    }),
  byId: (_, id) => answers('bookById', () => (content.books ?? []).find((book) => book.id === id) ?? null),
})
