import type { BookCloudSettings, BookSettings, BooksSettings } from '../../store/side-settings.ts'
import { emptyOf } from '../empty-of.ts'
import { about, fields, flag, integer, localized, matching, none, optional, text } from '../field-readers.ts'
import type { FieldReader } from '../field-reader.ts'
import { picture } from '../file-readers.ts'
import { entryKey, keyedList } from '../keyed-list.ts'
import { link } from '../link-readers.ts'
import { saveDocument } from '../save-document.ts'
import { saveEntries } from '../save-entries.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

const book = fields<BookSettings>({
  key: entryKey,
  title: about('Title of the book', localized),
  authors: about('Its authors, as they are shown', optional(localized, none)),
  publisher: about('Who published it', optional(localized, none)),
  introduction: about('What it is about, in a few sentences', optional(localized, none)),
  year: about('Year of publication', integer(1000, 2999)),
  isbn: about('ISBN, as it is shown', optional(text, '')),
  cover: optional(picture, ''),
  link: optional(link, ''),
})

const cloud: FieldReader<BookCloudSettings | null> = fields<BookCloudSettings>({
  loginRequired: about('Whether only members are led to the book cloud', optional(flag, true)),
  address: matching(
    /^https:\/\/[^\s{}]+\{p\}[^\s{}]*$/,
    'an https address with {p} where the credential stands',
  ),
})

const read = fields<BooksSettings>({
  cloud: about('Where books are read; absent for a site without a book cloud', optional(cloud, null)),
  books: about('The books that the site tells of', optional(keyedList(book), [])),
})

/** books.yaml (C7.8): the book cloud of a site, or of a group for its journals too, and the books that it tells of. */
export const booksFile: SiteConfigFile<BooksSettings> = {
  file: 'books.yaml',
  read,
  absent: emptyOf(read),
  save: async (tx, { id }, settings) => {
    const cloudChanged = await saveDocument(tx, id, 'bookCloud', settings.cloud)
    const entries = settings.books.map((record) => ({ key: record.key, year: record.year, record }))
    return (await saveEntries(tx, id, { name: 'book', columns: ['year integer'] }, entries)) || cloudChanged
  },
}
