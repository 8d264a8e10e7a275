import type { UiLanguage } from '@xuekan/core'
import type { Book } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireBook } from '../contract/book.ts'
import { entryFrom } from './entry.ts'
import { textFrom, titleFrom } from './localized.ts'

export const bookFrom = (wire: WireBook, language: UiLanguage): Book => ({
  ...entryFrom(wire),
  title: titleFrom(wire, language),
  authors: textFrom(wire, 'authors', language),
  publisher: textFrom(wire, 'publisher', language),
  introduction: textFrom(wire, 'summary', language),
  year: wire.year ?? 0,
  isbn: wire.isbn ?? '',
  coverUrl: fileUrl(wire.pictureUrl) || fileUrl(wire.coverId),
  link: wire.linkUrl ?? '',
})
