import type { SearchType } from '../shell/header-config.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { PublicationsRoute, ResourcesRoute, Route, SearchRoute } from '../route/route.ts'
import { publicationFields, searchFields, type SearchQuery } from '../search/search-query.ts'

/**
 * The page that shows the results of a search for things of one type (C2.25). A field that things of this type do not
 * have becomes 'all', so that a search can be carried from tab to tab.
 */
export function resultRoute(
  type: SearchType,
  query: SearchQuery<string>,
  language: UiLanguage | null,
): SearchRoute | ResourcesRoute | PublicationsRoute {
  if (type === 'publication') {
    const field = publicationFields.find((one) => one === query.field) ?? 'all'
    return { page: 'publications', language, periodical: false, searchType: null, query: { ...query, field } }
  }
  const ofArticles = { ...query, field: searchFields.find((one) => one === query.field) ?? 'all' }
  return type === 'article'
    ? { page: 'search', language, query: ofArticles }
    : { page: 'resources', language, type, query: ofArticles }
}

/** The type that a result page shows; null for any other page. Law: `typeOfResults(resultRoute(type, …))` is `type`. */
export function typeOfResults(route: Route): SearchType | null {
  if (route.page === 'resources') return route.type
  if (route.page === 'search') return 'article'
  return route.page === 'publications' ? 'publication' : null
}
