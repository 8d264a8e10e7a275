import type { ArticleSummary } from '@xuekan/core/content'
import { pagesOf } from './pages-of.ts'

type Placed = Pick<ArticleSummary, 'year' | 'volume' | 'issue' | 'firstPage' | 'lastPage' | 'elocationId'>

/** '2026, 57(3): 289–301', as much of it as is known. */
export function sourceOf(article: Placed): string {
  const number = article.issue === '' ? '' : `(${article.issue})`
  const volume = `${article.volume}${number}`
  const pages = pagesOf(article)
  const where = [volume, pages].filter((part) => part !== '').join(': ')
  return [article.year > 0 ? String(article.year) : '', where].filter((part) => part !== '').join(', ')
}
