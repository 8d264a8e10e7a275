import type { UiLanguage, Sanitiser } from '@xuekan/core'
import type { News, NewsFile, NewsPage } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireNews, WireNewsAttachment, WireNewsPage } from '../contract/news.ts'
import { entriesFrom } from './entry.ts'
import { textFrom } from './localized.ts'
import { postFrom } from './post.ts'
import { proseFrom } from './prose.ts'

/** A news item as lists show it (C3.14). */
export const newsFrom = (wire: WireNews, language: UiLanguage): News => ({
  ...postFrom(wire, language),
  coverUrl: fileUrl(wire.pictureUrl) || fileUrl(wire.coverId),
  newsDataType: wire.newsDataType ?? '',
  original: wire.original ?? 0,
  sourceLink: wire.sourceLink ?? '',
})

/** A news item with its text and those beside it. */
export function newsPageFrom(wire: WireNewsPage, language: UiLanguage, sanitiser: Sanitiser): NewsPage {
  const beside = (neighbour: WireNews | null): News | null => {
    const [news] = neighbour === null ? [] : entriesFrom([neighbour], language, newsFrom)
    return news ?? null
  }
  return {
    news: newsFrom(wire, language),
    body: proseFrom(wire.content, sanitiser),
    files: wire.attachments.flatMap((file) => filesFrom(file, language)),
    previous: beside(wire.previousNews),
    next: beside(wire.nextNews),
  }
}

/** A file without an address cannot be had. */
function filesFrom(wire: WireNewsAttachment, language: UiLanguage): readonly NewsFile[] {
  const url = fileUrl(wire.fileUrl) || fileUrl(wire.id)
  if (url === '') return []
  const title = textFrom(wire, 'title', language)
  return [{ url, title, fileName: wire.fileName ?? '', size: wire.fileSize ?? 0 }]
}
