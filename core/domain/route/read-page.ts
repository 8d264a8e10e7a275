import { favouriteOrderOf } from './favourite-order.ts'
import { personalChanges, personalEntries } from './personal-entry.ts'
import { bindingFaults } from '../failure/binding-fault.ts'
import { homePeriodFrom } from '../home/home-period.ts'
import { readUnissuedChoice, type UnissuedStage } from '../article/unissued.ts'
import { albumTabs } from '../album/album-tabs.ts'
import { listPlace, type ListPlace } from '../page/list-page.ts'
import { isAdvancedFormKey } from '../search/advanced-form-keys.ts'
import { searchQueryFrom, searchQueryWith } from '../search/search-address.ts'
import { publicationFields } from '../search/search-query.ts'
import { pageNumberFrom } from './page-number.ts'
import type { AccountRoute, AccountScreen, Route } from './route.ts'
import type { ReadRoute, RouteMatch } from './route-match.ts'

/** A page that has no parameter but the language. */
export const readPlain =
  (page: 'rss' | 'error' | 'forbidden' | 'accountSettings'): ReadRoute =>
  ({ language }) => ({ page, language })

export const readAccount =
  (screen: AccountScreen): ReadRoute =>
  ({ language, value }) => {
    const returnTo = value('returnTo')
    const left = value('left')
    return {
      page: 'account',
      language,
      screen,
      ...(returnTo === null ? {} : { returnTo }),
      ...(screen === 'accountBinding' ? bindingPlace(value('party'), value('fault')) : {}),
      ...(screen === 'login' && value('elsewhere') === 'nobody' ? { elsewhere: 'nobody' } : {}),
      ...(screen === 'login' && (left === 'logout' || left === 'delete') ? { left } : {}),
    }
  }

function bindingPlace(party: string | null, raw: string | null): Pick<AccountRoute, 'party' | 'fault'> {
  const fault = bindingFaults.find((each) => each === raw)
  return {
    ...(party === null || party === '' ? {} : { party }),
    ...(fault === undefined ? {} : { fault }),
  }
}

export const readEmailSubscribe: ReadRoute = ({ language, value }) => {
  const leave = value('leave')
  const confirm = value('confirm')
  const search = value('search')
  return {
    page: 'emailSubscribe',
    language,
    ...(leave === null ? {} : { leave }),
    ...(confirm === null ? {} : { confirm }),
    ...(search === null ? {} : { search }),
  }
}

export const readPersonal: ReadRoute = (match) => {
  const entry = personalEntries.find((each) => each === match.value('entry'))
  const done = personalChanges.find((one) => one === match.value('done'))
  const term = match.value('q')
  const order = favouriteOrderOf(match.value('sort'))
  const list = {
    language: match.language,
    ...(term === null ? {} : { term }),
    ...(order === 'kept' ? {} : { order }),
    ...readListPlace(match),
  }
  if (entry !== 'myAlbum')
    return {
      page: 'personal',
      ...list,
      ...(entry === undefined ? {} : { entry }),
      ...(done === undefined ? {} : { done }),
    }
  const album = match.value('album')
  const keep = match.value('keep')
  return {
    page: 'myAlbums',
    ...list,
    ...(album === null ? {} : { album }),
    ...(keep === null ? {} : { keep }),
  }
}

export const readHome: ReadRoute = ({ language, parameter, value }) => {
  const period = homePeriodFrom(value('period'))
  return { page: 'home', language, site: parameter('site'), ...(period === null ? {} : { period }) }
}

/** A page that lists what one channel holds. */
export const readList =
  (page: 'science' | 'albumList'): ReadRoute =>
  (match) => ({ page, ...listRoute(match) })

/** What is in no issue yet (C2.7), as a whole or as one has narrowed and sorted it. */
export const readUnissued =
  (page: UnissuedStage): ReadRoute =>
  (match) => ({
    page,
    ...listRoute(match),
    ...readUnissuedChoice(match.value('section'), match.value('sort')),
  })

const listRoute = (match: RouteMatch) => ({
  language: match.language,
  siteId: siteOf(match),
  channelId: channelOf(match),
  ...readListPlace(match),
})

export const readEditorialBoard: ReadRoute = (match) => ({
  page: 'editorialBoard',
  language: match.language,
  siteId: siteOf(match),
  channelId: channelOf(match),
  editorialId: match.parameter('editorialId'),
})

export const readAlbum: ReadRoute = (match) => {
  const tab = albumTabs.find((each) => each === match.value('tab'))
  return {
    page: 'album',
    language: match.language,
    siteId: siteOf(match),
    albumId: match.parameter('id'),
    ...(tab === undefined ? {} : { tab }),
    ...readListPlace(match),
  }
}

export const readNewsList: ReadRoute = (match) => ({
  page: 'newsList',
  language: match.language,
  siteId: siteOf(match),
  channelId: channelOf(match),
  type: match.parameter('type') ?? match.value('type'),
  listPage: match.parameter('listPage') ?? match.value('listPage'),
  activeId: match.parameter('activeId') ?? match.value('activeId'),
})

/** One news item; its list when no id is given (C2.21). */
export const readNews: ReadRoute = (match) => {
  const newsId = match.parameter('id')
  if (newsId === null) return readNewsList(match)
  return { page: 'news', language: match.language, siteId: siteOf(match), newsId }
}

type ResourceType = Extract<Route, { page: 'resources' }>['type']

/** `/textList` and `/audioList` hold two types each; the first is meant where none is named (C2.25). */
export const readResources =
  (first: ResourceType, ...others: readonly ResourceType[]): ReadRoute =>
  ({ language, query, value }) => ({
    page: 'resources',
    language,
    type: others.find((one) => one === value('type')) ?? first,
    query: searchQueryFrom(query),
  })

export const readPublications =
  (periodical: boolean): ReadRoute =>
  ({ language, query, value }) => ({
    page: 'publications',
    language,
    periodical,
    searchType: value('searchType'),
    query: searchQueryWith(query, publicationFields),
  })

export const readAdvancedSearch: ReadRoute = ({ language, query, value }) => {
  const form = query.filter(([name, value]) => value !== '' && isAdvancedFormKey(name))
  return {
    page: 'advancedSearch',
    language,
    type: value('type'),
    query: searchQueryWith(query, []),
    ...(form.length === 0 ? {} : { form }),
  }
}

/** A path that fits the grammar of another pattern and is no page. */
export const readNothing: ReadRoute = () => null

/** Which page of a list is asked for. */
export const readListPlace = ({ query }: RouteMatch): ListPlace => listPlace(pageNumberFrom(query))

const siteOf = ({ parameter, value }: RouteMatch): string | null => parameter('siteId') ?? value('siteId')

const channelOf = ({ parameter, value }: RouteMatch): string | null => parameter('id') ?? value('columnId')
