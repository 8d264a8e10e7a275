import { searchAddressKeys } from '../search/search-address.ts'
import { validateTerm } from '../search/search-term.ts'
import type { FeedSource } from './feed-source.ts'

/**
 * The feed of what a reader types; null for what cannot be searched for (C5.1, C5.2). Law: it is the feed that the page of
 * results of the same words names.
 */
export function ownFeed(raw: string): FeedSource | null {
  const term = validateTerm(raw)
  return term.ok ? { kind: 'search', query: [[searchAddressKeys.term, term.value]] } : null
}
