import { localise, type Language } from '@xuekan/core'
import type { WireBook } from '../../../../adapters/http/contract/book.ts'
import { bookById, bookPage, type BookRow } from '../../store/find-books.ts'
import { shownSites } from '../../store/shown-sites.ts'
import { data, orNull, readId, type HandlersOf } from '../call-handler.ts'
import { pictureUrl } from '../chrome/picture-url.ts'
import { askedPage, onePage } from '../paging.ts'
import { withSite } from '../sites/sites.ts'
import { inLanguages } from '../in-languages.ts'

/** C7.16: the books that sites tell of. */
export const bookHandlers: HandlersOf<'bookList' | 'bookById'> = {
  bookList: (context) =>
    withSite(context, async (site) => {
      const { database, language } = context
      const page = askedPage(context)
      const { rows, total } = await bookPage(database, await shownSites(database, site), page)
      return data(
        onePage(
          page,
          rows.map((row) => wireBook(row, language)),
          total,
        ),
      )
    }),
  bookById: async ({ database, language, parameter }) => {
    const row = await bookById(database, readId(parameter('id')) ?? -1)
    return data(row === null ? null : wireBook(row, language))
  },
}

function wireBook({ id, siteId, record }: BookRow, language: Language): WireBook {
  const { title, authors, publisher, introduction, year, isbn, cover, link } = record
  const resName = orNull(localise(title, language))
  return {
    id: String(id),
    siteId: String(siteId),
    title: resName,
    resName,
    zhResName: orNull(title.zh),
    enResName: orNull(title.en),
    ...inLanguages('authors', authors, language),
    ...inLanguages('publisher', publisher, language),
    ...inLanguages('summary', introduction, language),
    year,
    isbn: orNull(isbn),
    coverId: orNull(cover),
    pictureUrl: pictureUrl(cover),
    linkUrl: orNull(link),
  }
}
