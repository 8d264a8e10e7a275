import type { UiLanguage, RequestContext, Sanitiser } from '@xuekan/core'
import type { News, NewsPage } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireNews, WireNewsPage } from '../contract/news.ts'
import { postFrom, withId } from './post.ts'
import { proseFrom } from './prose.ts'

/** A news item as lists show it (C3.14). */
const newsFrom = (wire: WireNews, language: UiLanguage): News => ({
  ...postFrom(wire, language),
  coverUrl: fileUrl(wire.pictureUrl) || fileUrl(wire.coverId),
  newsDataType: wire.newsDataType ?? '',
  original: wire.original ?? 0,
  sourceLink: wire.sourceLink ?? '',
})

export const newsListFrom = (wires: readonly WireNews[], { language }: RequestContext): readonly News[] =>
  withId(wires).map((wire) => newsFrom(wire, language))

/** A news item with its text; null where it has no id. */
export function newsPageFrom(
  wire: WireNewsPage,
  context: RequestContext,
  sanitiser: Sanitiser,
): NewsPage | null {
  const [news, previous, next] = [wire, wire.previousNews, wire.nextNews].map((each) =>
    each === null ? undefined : newsListFrom([each], context)[0],
  )
  return news === undefined
    ? null
    : { news, body: proseFrom(wire.content, sanitiser), previous: previous ?? null, next: next ?? null }
}
