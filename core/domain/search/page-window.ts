/** One place of a pager: a page from 1, or a gap of at least two pages that are not shown. */
export type PagerPlace = number | 'gap'

/** So many neighbours stand on each side of the current page. */
const neighbours = 2

/**
 * What a pager shows: the first, the last, the current page and its neighbours, with gaps between. Ascending; a gap
 * never stands for one page alone. A page beyond the ends counts as the nearest; no pages give [].
 */
export function pageWindow(page: number, pages: number): readonly PagerPlace[] {
  const last = pages >= 1 ? Math.floor(pages) : 0
  if (last === 0) return []
  const current = Math.min(last, Math.max(1, Math.floor(page) || 1))
  const from = current - neighbours <= 3 ? 1 : current - neighbours
  const to = current + neighbours >= last - 2 ? last : current + neighbours
  const shown = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [...(from > 1 ? [1, 'gap' as const] : []), ...shown, ...(to < last ? ['gap' as const, last] : [])]
}

/** How many pages so many results fill. */
export const pageCount = (total: number, pageSize: number): number => Math.ceil(Math.max(0, total) / pageSize)
