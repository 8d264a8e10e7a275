import type { UiLanguage, Sanitiser } from '@xuekan/core'
import type { News, NewsPage } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireNews, WireNewsPage } from '../contract/news.ts'
import { entriesFrom } from './entry.ts'
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
    previous: beside(wire.previousNews),
    next: beside(wire.nextNews),
  }
}
