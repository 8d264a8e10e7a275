import { localise, type UiLanguage } from '@xuekan/core'
import type { WireBook } from '@xuekan/rc-pub/contract'
import { books, type BookRow } from '../../store/find-books.ts'
import { listCollection, oneOfCollection } from '../answer-page.ts'
import { orNull, type HandlersOf } from '../endpoint-handler.ts'
import { pictureUrl } from '../shell/picture-url.ts'
import { inLanguages } from '../in-languages.ts'

/** C7.16: the books that sites tell of. */
export const bookHandlers: HandlersOf<'bookList' | 'bookById'> = {
  bookList: listCollection(books, wireBook),
  bookById: oneOfCollection(books, (row, { language }) => wireBook(row, language)),
}

function wireBook({ id, siteId, record }: BookRow, language: UiLanguage): WireBook {
  const { title, authors, publisher, introduction, year, isbn, cover, link } = record
  return {
    id: String(id),
    siteId: String(siteId),
    title: orNull(localise(title, language)),
    ...inLanguages('resName', title, language),
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
