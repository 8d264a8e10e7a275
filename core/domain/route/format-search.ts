import { searchQueryTo } from '../search/search-address.ts'
import type { AddressParts } from './address-parts.ts'
import type {
  AdvancedSearchRoute,
  PublicationsRoute,
  ResourcesRoute,
  ResourceType,
  SearchRoute,
} from './route.ts'

/** The position of the menu when a search is launched from the header (C2.26). */
const headerIndex = '-1'

const resourcePaths: Readonly<Record<ResourceType, string>> = {
  picture: '/textList',
  table: '/textList',
  video: '/audioList',
  audio: '/audioList',
  news: '/informationList',
  other: '/othersList',
}

/** `type` and `index` first, as the portal writes them, then the search itself (C2.25, C2.26). */
export const formatSearch = ({ query, subId }: SearchRoute, path: string): AddressParts => ({
  path,
  query: [['type', 'article'], ['index', headerIndex], ['subId', subId ?? null], ...searchQueryTo(query)],
})

export const formatResources = ({ type, query }: ResourcesRoute): AddressParts => ({
  path: resourcePaths[type],
  query: [['type', type], ['index', headerIndex], ...searchQueryTo(query)],
})

export const formatPublications = ({ periodical, searchType, query }: PublicationsRoute): AddressParts => ({
  path: periodical ? '/mag' : '/searchPublication',
  query: [
    ['type', 'publication'],
    ['searchType', searchType],
    ['index', headerIndex],
    ...searchQueryTo(query),
  ],
})

export const formatAdvancedSearch = ({ type, query }: AdvancedSearchRoute): AddressParts => ({
  path: '/seniorSearch',
  query: [['type', type], ...searchQueryTo(query)],
})
