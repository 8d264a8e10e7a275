import type { ArticleSummary } from '@xuekan/core/content'

/** '289–301', a single page, an article number, or '' where there is none. */
export function pagesOf({
  firstPage,
  lastPage,
  elocationId,
}: Pick<ArticleSummary, 'firstPage' | 'lastPage' | 'elocationId'>): string {
  if (firstPage === '') return elocationId
  return lastPage === '' || lastPage === firstPage ? firstPage : `${firstPage}–${lastPage}`
}
