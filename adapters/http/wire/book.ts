import type { UiLanguage, RequestContext } from '@xuekan/core'
import type { Book } from '@xuekan/core/content'
import { asSiteId, fileUrl } from '@xuekan/core/site'
import type { WireBook } from '../contract/book.ts'
import { localizedOf } from './localized.ts'

const bookFrom = (wire: WireBook, language: UiLanguage): Book => ({
  id: wire.id ?? '',
  siteId: asSiteId(wire.siteId ?? ''),
  title: localizedOf(language, { plain: wire.resName ?? wire.title, zh: wire.zhResName, en: wire.enResName }),
  authors: localizedOf(language, { plain: wire.authors, zh: wire.zhAuthors, en: wire.enAuthors }),
  publisher: localizedOf(language, { plain: wire.publisher, zh: wire.zhPublisher, en: wire.enPublisher }),
  introduction: localizedOf(language, { plain: wire.summary, zh: wire.zhSummary, en: wire.enSummary }),
  year: wire.year ?? 0,
  isbn: wire.isbn ?? '',
  coverUrl: fileUrl(wire.pictureUrl) || fileUrl(wire.coverId),
  link: wire.linkUrl ?? '',
})

/** What has no id cannot be linked to, and is left out. */
export const booksFrom = (wires: readonly WireBook[], { language }: RequestContext): readonly Book[] =>
  wires.filter(({ id }) => id !== null).map((wire) => bookFrom(wire, language))
