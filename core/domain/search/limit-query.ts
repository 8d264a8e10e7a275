import { onlyValue } from './facet-choice.ts'
import type { JournalLimit } from './search-result.ts'
import type { SearchQuery } from './search-query.ts'

/**
 * The search for what stands beside the name of a journal, in that journal (C7.15), from its first page: on the journal's own
 * site, whose `siteId` is given, the words alone. Laws: no other choice changes; what it finds is counted by the limit.
 */
export const limitQuery = (
  query: SearchQuery,
  { siteId, term }: Pick<JournalLimit, 'siteId' | 'term'>,
  shownSiteId: string,
): SearchQuery => ({
  ...query,
  page: 1,
  term,
  ...(siteId === shownSiteId ? {} : { facets: { ...query.facets, journal: onlyValue(siteId) } }),
})
