import type { LocalizedText } from '../../domain/language/localized.ts'
import type { MediaItem, MediaPage } from '../../domain/media/media-item.ts'
import type { SearchField } from '../../domain/search/search-query.ts'

/** Where the words of a search for a sound or a film stand, by the field that it names. */
export function textsOfMedia(
  media: readonly MediaPage[],
  { id, title, summary, maker }: MediaItem,
): Readonly<Record<SearchField, readonly string[]>> {
  const both = ({ zh, en }: LocalizedText): readonly string[] => [zh, en]
  const [titles, summaries, makers] = [both(title), both(summary), both(maker)]
  const article = media.find(({ item }) => item.id === id)?.article?.doi ?? ''
  return {
    all: [...titles, ...summaries],
    title: titles,
    keyword: [...titles, ...summaries],
    author: makers,
    institution: makers,
    abstract: summaries,
    doi: [article],
  }
}
