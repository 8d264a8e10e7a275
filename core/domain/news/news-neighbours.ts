import type { News } from './news.ts'

/** The news before and after one in time; null at the ends, and for an item that is not in the list. News come newest first. */
export function newsNeighbours(
  news: readonly News[],
  id: string,
): { readonly previous: News | null; readonly next: News | null } {
  const index = news.findIndex((item) => item.id === id)
  if (index < 0) return { previous: null, next: null }
  return { previous: news[index + 1] ?? null, next: news[index - 1] ?? null }
}
