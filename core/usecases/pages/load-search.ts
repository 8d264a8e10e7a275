import type { SearchContent } from '../../domain/page/page-content.ts'
import { hasPage } from '../../domain/page/list-page.ts'
import { addedBelow, crossesLanguages } from '../../domain/search/across-languages.ts'
import { noFacets } from '../../domain/search/no-facets.ts'
import type { NoHits } from '../../domain/search/no-hits.ts'
import { pageCount } from '../../domain/search/page-window.ts'
import { searchPageSize, type SearchField, type SearchQuery } from '../../domain/search/search-query.ts'
import type { SearchResult } from '../../domain/search/search-result.ts'
import { offeredOnce } from '../../domain/search/offered-once.ts'
import type { SearchType } from '../../domain/shell/header-config.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, fail, mapResult, succeed, withDefault } from '../async-results.ts'
import { findNamedJournals } from '../search/find-named-journals.ts'
import { readKnownSearch } from '../search/read-known-search.ts'
import { noHitsOf, tabsOf, withTotal } from './around-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface SearchInput {
  readonly context: RequestContext
  readonly query: SearchQuery
  /** The types that the site offers to search for, to be counted in tabs; absent for no tabs. */
  readonly offered?: readonly SearchType[]
  /** Of the site; absent where a term is always words. */
  readonly siteType?: SiteType
}

type SearchPorts = Pick<PagePorts, 'articles' | 'issues' | 'search' | 'sites'>

/**
 * Search results for articles; the whole query stands in the address (C2.25, C2.31). What else the search finds is
 * counted in its tabs, and a search that found nothing says what would find something. A term that names one article, issue or
 * journal is read as its name, with the way to it, and journals that are called so stand before the hits. Articles that only the English
 * words of Chinese ones find stand below the last hit, or alone where the address asks for them. A page beyond the last
 * is absent.
 */
export function loadSearch(ports: SearchPorts, input: SearchInput): AsyncResult<SearchContent> {
  const { across: _, ...direct } = input.query
  // a search that crosses no languages is the same with or without it
  const query: SearchQuery = crossesLanguages(direct) ? input.query : direct
  return query.across === 'only'
    ? addedAlone(ports, { ...input, query })
    : withAdded(ports, { ...input, query })
}

function withAdded(
  ports: SearchPorts,
  { context, query, offered = [], siteType }: SearchInput,
): AsyncResult<SearchContent> {
  const searched = { context, type: 'article', query, offered } as const
  const added =
    query.across === undefined && crossesLanguages(query)
      ? withDefault(ports.search.acrossLanguages(context, { ...query, page: 1 }), null)
      : succeed(null)
  const found = all({
    result: ports.search.articles(context, query),
    tabs: tabsOf(ports, searched),
    across: added,
    known:
      siteType === undefined ? succeed(null) : readKnownSearch(ports, { context, query, type: siteType }),
    journals:
      siteType === undefined
        ? succeed([])
        : findNamedJournals(ports.sites, { context, query, type: siteType }),
  })
  return andThen(found, ({ result, tabs, across, known, journals }): AsyncResult<SearchContent> => {
    const { total, words } = result
    const pages = pageCount(total, searchPageSize)
    if (!hasPage(query.page, pages)) return fail({ kind: 'absent', call: 'search' })
    const below = addedBelow(across, query.page, pages)
    const content = {
      query,
      result,
      tabs: withTotal(tabs, 'article', total),
      ...(below === null ? {} : { added: below }),
      ...(known === null ? {} : { known }),
      ...(journals.length === 0 ? {} : { journals }),
    }
    if (total > 0 || below !== null) return succeed({ ...content, noHits: null })
    return mapResult(withDefault(noHitsOf(ports, searched, words), null), (noHits) => ({
      ...content,
      ...withWays(result, noHits, searched),
    }))
  })
}

/** A search that found nothing, with its ways on and the journals that it names. */
function withWays(
  result: SearchResult,
  noHits: NoHits<SearchField> | null,
  { context, query }: Pick<SearchInput, 'context' | 'query'>,
): Pick<SearchContent, 'result' | 'noHits'> {
  const { limits: named = [], ...rest } = result
  if (noHits === null || named.length === 0) return { result, noHits }
  const { limits, ways } = offeredOnce(
    { limits: named, ways: noHits.ways },
    { query, shownSiteId: context.siteId },
  )
  return { result: limits.length === 0 ? rest : { ...rest, limits }, noHits: { ...noHits, ways } }
}

/** Facets, tabs and files are those of the direct hits: none of them counts what is added. */
function addedAlone(
  ports: SearchPorts,
  { context, query, offered = [] }: SearchInput,
): AsyncResult<SearchContent> {
  const found = all({
    added: ports.search.acrossLanguages(context, query),
    tabs: tabsOf(ports, { context, type: 'article', query, offered }),
  })
  return andThen(found, ({ added, tabs }): AsyncResult<SearchContent> => {
    const { total, words } = added
    if (!hasPage(query.page, pageCount(total, searchPageSize)))
      return fail({ kind: 'absent', call: 'acrossLanguages' })
    return succeed({
      query,
      result: { total, words, hits: [], facets: noFacets },
      added,
      tabs,
      noHits: null,
    })
  })
}
