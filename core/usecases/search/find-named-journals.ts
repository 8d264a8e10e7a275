import { namedJournals } from '../../domain/search/named-journals.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import type { Journal } from '../../domain/site/journal.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import { mapResult, succeed, withDefault } from '../async-results.ts'
import { isFreshSearch } from './read-known-search.ts'

/** Longer terms are no names of journals, in UTF-16 units. */
const longestName = 150

/** So many journals that hold the words of a name are compared with it. */
const mostHolding = 20

export interface NamedJournalsInput {
  readonly context: RequestContext
  readonly query: SearchQuery
  readonly type: SiteType
}

/** The journals of a site that are called what is searched for, the site's own among them; [] for any narrowed search. */
export function findNamedJournals(
  sites: Pick<SiteGateway, 'journal' | 'publications'>,
  { context, query, type }: NamedJournalsInput,
): AsyncResult<readonly Journal[]> {
  const term = query.term.trim()
  if (term === '' || term.length > longestName || !isFreshSearch(query)) return succeed([])
  const held: AsyncResult<readonly Journal[]> =
    type === 'single'
      ? mapResult(sites.journal(context), (journal) => [journal])
      : mapResult(
          sites.publications(context, {
            q: term.replace(/[《》]/gu, ' '),
            field: 'publicationName',
            page: 0,
            size: mostHolding,
          }),
          ({ content }) => content,
        )
  return mapResult(withDefault(held, []), (journals) => namedJournals(journals, term))
}
