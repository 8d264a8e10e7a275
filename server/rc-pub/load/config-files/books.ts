import type { BookCloudSettings, BookSettings, BooksSettings } from '../../store/side-settings.ts'
import { emptyOf } from '../empty-of.ts'
import { fields, flag, integer, localized, matching, none, optional, text } from '../field-readers.ts'
import type { FieldReader } from '../field-reader.ts'
import { picture } from '../file-readers.ts'
import { entryKey, keyedList } from '../keyed-list.ts'
import { link } from '../link-readers.ts'
import { saveDocument } from '../save-document.ts'
import { saveEntries } from '../save-entries.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

const book = fields<BookSettings>({
  key: entryKey,
  title: localized,
  authors: optional(localized, none),
  publisher: optional(localized, none),
  introduction: optional(localized, none),
  year: integer(1000, 2999),
  isbn: optional(text, ''),
  cover: optional(picture, ''),
  link: optional(link, ''),
})

const cloud: FieldReader<BookCloudSettings | null> = fields<BookCloudSettings>({
  loginRequired: optional(flag, true),
  address: matching(
    /^https:\/\/[^\s{}]+\{p\}[^\s{}]*$/,
    'an https address with {p} where the credential stands',
  ),
})

const read = fields<BooksSettings>({ cloud: optional(cloud, null), books: optional(keyedList(book), []) })

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
