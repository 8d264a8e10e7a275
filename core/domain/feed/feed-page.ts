import type { UiLanguage } from '../language/ui-language.ts'
import { resultRoute } from '../media/result-route.ts'
import type { Route } from '../route/route.ts'
import { readQuery } from '../route/query.ts'
import { searchQueryFrom } from '../search/search-address.ts'
import { emptySearchQuery, type SearchQuery } from '../search/search-query.ts'
import type { FedSearch, FeedSource } from './feed-source.ts'

/** The page that a feed tells of; null for an issue, which its own numbers name, and where the whole site is meant. */
export function feedPage(source: FeedSource, language: UiLanguage): Route | null {
  const onSite = { language, siteId: null } as const
  switch (source.kind) {
    case 'onlineFirst':
    case 'justAccepted':
      return { page: source.kind, ...onSite, channelId: null }
    case 'column':
      return { page: 'section', ...onSite, section: source.column, pageNumber: 1 }
    case 'keyword':
      return { page: 'keyword', ...onSite, term: source.term, pageNumber: 1 }
    case 'author':
      return { page: 'author', ...onSite, by: source.by, pageNumber: 1 }
    case 'subject':
      return { page: 'subject', ...onSite, subjectId: source.subjectId, pageNumber: 1 }
    case 'news':
      return {
        page: 'newsList',
        ...onSite,
        channelId: null,
        type: source.tab,
        listPage: null,
        activeId: null,
      }
    case 'album':
      return { page: 'album', ...onSite, albumId: source.albumId }
    case 'filed':
      // the word that stands for any column where its id is named
      return { page: 'channel', ...onSite, code: 'info', channelId: source.channelId, name: null }
    case 'audio':
    case 'video':
      return resultRoute(source.kind, emptySearchQuery, language)
    case 'search':
      return { page: 'search', language, query: { ...searchOfFeed(source.query), sort: 'date' } }
    case 'advancedSearch':
      return {
        page: 'advancedSearch',
        language,
        type: 'article',
        query: { ...searchOfFeed(source.query), field: 'all', sort: 'date' },
      }
    default:
      return null
  }
}

/** What such a feed is asked for stands in addresses under the same names, but for facets of several values. */
function searchOfFeed(asked: FedSearch): SearchQuery {
  const narrowed = asked.flatMap(([name, value]) =>
    name === 'narrow' ? readQuery(value) : [[name, value] as const],
  )
  const { find: _, ...query } = searchQueryFrom(narrowed)
  return query
}
