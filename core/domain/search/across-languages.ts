import type { SearchQuery } from './search-query.ts'
import type { AddedHits } from './search-result.ts'

export const nothingAdded: AddedHits = { total: 0, hits: [], words: [], translated: [] }

/**
 * Whether a search may find more by English words: one for Chinese words in every field, as they are typed. Laws: no
 * quotation marks, no named field, no DOI, and never a term without Chinese.
 */
export const crossesLanguages = ({ term, field }: Pick<SearchQuery<string>, 'term' | 'field'>): boolean =>
  field === 'all' && /\p{Script=Han}/u.test(term) && !/["'“”‘’「」『』＂:：=＝*?]|\b10\.\d{4}/u.test(term)

/**
 * What is added below the hits of a page: the hits themselves below the last one, and on the pages before how many there
 * are. null where there are none.
 */
export function addedBelow(added: AddedHits | null, page: number, pages: number): AddedHits | null {
  if (added === null || added.total === 0) return null
  return page >= pages ? added : { ...added, hits: [] }
}
