import { pageOf } from '../../domain/page/page-wish.ts'
import type { BookshelfGateway } from '../../ports/bookshelf-gateway.ts'
import type { FakeAnswers } from './fake-answers.ts'
import { shownBy, type FakeContent } from './fake-content.ts'

/** Books in memory, in the order in which they are listed. */
export const createFakeBookshelfGateway = (content: FakeContent, answers: FakeAnswers): BookshelfGateway => ({
  list: ({ siteId }, wish) =>
    answers('bookList', () => {
      const sites = shownBy(content, siteId)
      return pageOf(
        (content.books ?? []).filter((book) => sites.has(book.siteId)),
        wish,
      )
    }),
  byId: (_, id) => answers('bookById', () => (content.books ?? []).find((book) => book.id === id) ?? null),
})
