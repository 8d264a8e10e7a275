import {
  asSiteId,
  fileUrl,
  present,
  type Language,
  type News,
  type NewsPage,
  type Reader,
  type Sanitiser,
} from '@xuekan/core'
import type { WireNews, WireNewsPage } from '../contract/news.ts'
import { isoDate } from './iso-date.ts'
import { localizedOf } from './localized.ts'
import { proseFrom } from './prose.ts'

/** A news item as lists show it (C3.14). */
const newsFrom = (wire: WireNews, language: Language): News => ({
  id: present(wire.id),
  siteId: asSiteId(present(wire.siteId)),
  title: localizedOf(language, { plain: wire.resName ?? wire.title, zh: wire.zhResName, en: wire.enResName }),
  summary: localizedOf(language, { plain: wire.summary, zh: wire.zhSummary, en: wire.enSummary }),
  publishedOn: isoDate(wire.publishDate),
  coverUrl: fileUrl(wire.pictureUrl) || fileUrl(wire.coverId),
  newsDataType: present(wire.newsDataType),
  original: wire.original ?? 0,
  sourceLink: present(wire.sourceLink),
})

/** What has no id cannot be linked to, and is left out. */
export const newsListFrom = (wires: readonly WireNews[], { language }: Reader): readonly News[] =>
  wires.filter(({ id }) => present(id) !== '').map((wire) => newsFrom(wire, language))

/** A news item with its text; null where it has no id. */
export function newsPageFrom(wire: WireNewsPage, reader: Reader, sanitiser: Sanitiser): NewsPage | null {
  const [news, previous, next] = [wire, wire.previousNews, wire.nextNews].map((each) =>
    each === null ? undefined : newsListFrom([each], reader)[0],
  )
  return news === undefined
    ? null
    : { news, body: proseFrom(wire.content, sanitiser), previous: previous ?? null, next: next ?? null }
}
