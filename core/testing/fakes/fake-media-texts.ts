import type { MediaItem, MediaPage } from '../../domain/media/media-item.ts'
import type { SearchField } from '../../domain/search/search-query.ts'

/** Where the words of a search for a sound or a film stand, by the field that it names. */
export function textsOfMedia(
  media: readonly MediaPage[],
  { id, title, summary, maker }: MediaItem,
): Readonly<Record<SearchField, readonly string[]>> {
  const [titles, summaries, makers] = [title, summary, maker].map(({ zh, en }) => [zh, en])
  const article = media.find(({ item }) => item.id === id)?.article?.doi ?? ''
  return {
    all: [...(titles ?? []), ...(summaries ?? [])],
    title: titles ?? [],
    keyword: [...(titles ?? []), ...(summaries ?? [])],
    author: makers ?? [],
    institution: makers ?? [],
    abstract: summaries ?? [],
    doi: [article],
  }
}
