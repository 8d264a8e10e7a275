import type { FollowedTerm, SavableSearch } from '@xuekan/core/member'
import { feedParameters } from '@xuekan/core/route'
import type { Outcome } from '../routes/endpoint-handler.ts'
import { requestedSearch, type RequestedSites } from '../routes/search/requested-search.ts'
import type { ArticleSearch } from '../search/article-index.ts'

export type WordedSearch = Exclude<SavableSearch, FollowedTerm>

/** A saved search as the call for it would be asked on `today`, an ISO date; or why it cannot be answered. */
export function searchOf(search: WordedSearch, sites: RequestedSites, today: string): Outcome<ArticleSearch> {
  const parameters = new Map(feedParameters(search))
  const parameter = (name: string): string => parameters.get(name) ?? ''
  return requestedSearch({ today, parameter }, search.kind === 'search' ? 'field' : 'advanced', sites)
}
