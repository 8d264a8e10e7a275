import { searchQueryTo } from '../search/search-address.ts'
import type { AddressInput } from './address-input.ts'
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
export const formatSearch = ({ query, subId }: SearchRoute, path: string): AddressInput => ({
  path,
  query: [['type', 'article'], ['index', headerIndex], ['subId', subId ?? null], ...searchQueryTo(query)],
})

export const formatResources = ({ type, query }: ResourcesRoute): AddressInput => ({
  path: resourcePaths[type],
  query: [['type', type], ['index', headerIndex], ...searchQueryTo(query)],
})

export const formatPublications = ({ periodical, searchType, query }: PublicationsRoute): AddressInput => ({
  path: periodical ? '/mag' : '/searchPublication',
  query: [
    ['type', 'publication'],
    ['searchType', searchType],
    ['index', headerIndex],
    ...searchQueryTo(query),
  ],
})

export const formatAdvancedSearch = ({ type, query, form = [] }: AdvancedSearchRoute): AddressInput => ({
  path: '/seniorSearch',
  query: [['type', type], ...searchQueryTo(query), ...form],
})
