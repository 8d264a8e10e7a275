import { fedSearchOf } from '../head/search-head.ts'
import { emptySearchQuery } from '../search/search-query.ts'
import { validateTerm } from '../search/search-term.ts'
import type { FeedSource } from './feed-source.ts'

/**
 * The feed of what a reader types; null for what cannot be searched for (C5.1, C5.2). Law: it is the feed that the page of
 * results of the same words names.
 */
export function ownFeed(raw: string): FeedSource | null {
  const term = validateTerm(raw)
  return term.ok ? { kind: 'search', query: fedSearchOf({ ...emptySearchQuery, term: term.value }) } : null
}
