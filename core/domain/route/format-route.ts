import { unissuedChoiceQuery, type UnissuedChoice } from '../article/unissued.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { positions, positionsBeforeLanguage, printAddress, type AddressInput } from './address-input.ts'
import { listPageOf, type ListPlace } from '../page/list-page.ts'
import { formatArticle, formatOlderArticle } from './format-article.ts'
import { formatChannel, formatOlderChannel } from './format-channel.ts'
import { formatPrefixed } from './format-prefixed.ts'
import { formatAdvancedSearch, formatPublications, formatResources, formatSearch } from './format-search.ts'
import { pageNumberTo } from './page-number.ts'
import { languagePrefix } from './language-prefix.ts'
import type { AlbumRoute, HomeRoute, IssueRoute, MyAlbumsRoute, PersonalRoute, Route } from './route.ts'
import { isReservedSegment } from './route-patterns.ts'

/**
 * The canonical address of a page: with the language in front wherever the route has one and such a form exists.
 * Law: `parseRoute(formatRoute(route))` is `route`.
 */
export function formatRoute(route: Route): string {
  if (route.page === 'home' && route.site === null && route.period === undefined)
    return route.language === null ? '/' : `/${route.language}/home`
  const prefixed = route.language === null ? null : prefixedForm(route, `/${route.language}`)
  return printAddress(prefixed ?? olderForm(route))
}

/**
 * The address without a language in front, as sites without a language prefix link it (C2.2, C2.41): the language
 * stands at the end of the path or in `lang`; a page that has no such form keeps its one address. Law: `parseRoute(formatOlderRoute(route))` is `route`.
 */
export const formatOlderRoute = (route: Route): string => printAddress(olderForm(route))

function prefixedForm(route: Route, prefix: string): AddressInput | null {
  switch (route.page) {
    case 'home':
      return route.site === null && route.period !== undefined
        ? { path: `${prefix}/home`, query: [['period', route.period]] }
        : null
    case 'issue':
      return {
        path: `${prefix}/issue${positions([route.year, route.issue])}`,
        query: [
          ['siteId', route.siteId],
          ['periodId', route.issueId],
        ],
      }
    case 'archive':
      return {
        path: `${prefix}/volumn/home`,
        query: [
          ['decade', route.decade === null ? null : String(route.decade)],
          ['siteId', route.siteId],
        ],
      }
    case 'onlineFirst':
    case 'justAccepted':
      return {
        path: `${prefix}/${route.page}`,
        query: [['columnId', route.channelId], ['siteId', route.siteId], ...unissuedPlace(route)],
      }
    case 'editorialBoard':
      return onSite(`${prefix}/editorial-board${positions([route.channelId, route.editorialId])}`, route)
    case 'albumList':
      return listOnSite(`${prefix}/collectionList${positions([route.channelId])}`, route)
    case 'album':
      return {
        path: `${prefix}/collections${positions([route.albumId])}`,
        query: [['siteId', route.siteId], ...albumPlace(route)],
      }
    case 'newsList':
      return {
        path: `${prefix}/newsInfo${positions([route.channelId, route.activeId])}`,
        query: [
          ['siteId', route.siteId],
          ['type', route.type],
          ['listPage', route.listPage],
        ],
      }
    case 'news':
      return onSite(`${prefix}/newsDetails${positions([route.newsId])}`, route)
    case 'article':
      return formatArticle(route, prefix)
    case 'channel':
      return formatChannel(route, prefix)
    case 'search':
      return formatSearch(route, `${prefix}/article`)
    default:
      return null
  }
}

function olderForm(route: Route): AddressInput {
  const { language } = route
  const lang = ['lang', language] as const
  switch (route.page) {
    case 'home':
      return olderHome(route)
    case 'issue':
      return {
        path: '/academic',
        query: [
          ['type', isNamed(route) ? 'backissue' : 'directory'],
          ['activeName', route.issueId],
          ['year', route.year === null ? null : String(route.year)],
          ['issue', route.issue],
          ['siteId', route.siteId],
          lang,
        ],
      }
    case 'archive':
      return {
        path: '/academic',
        query: [
          ['type', 'backissue'],
          ['decade', route.decade === null ? null : String(route.decade)],
          ['siteId', route.siteId],
          lang,
        ],
      }
    case 'onlineFirst':
      return {
        path: '/academic',
        query: [
          ['columnId', route.channelId],
          ['type', 'singleFirst'],
          ...unissuedPlace(route),
          ...tail(route),
        ],
      }
    case 'justAccepted':
      return {
        path: '/academic',
        query: [
          ['columnId', route.channelId],
          ['type', 'latestOffer'],
          ...unissuedPlace(route),
          ...tail(route),
        ],
      }
    case 'science':
      return { path: '/science', query: [['columnId', route.channelId], ...place(route), ...tail(route)] }
    case 'editorialBoard':
      return byPosition('/newEditorial', [route.siteId, route.channelId, route.editorialId], language)
    case 'albumList':
      return {
        ...byPosition('/newAlbumList', [route.siteId, route.channelId], language),
        query: place(route),
      }
    case 'album':
      return {
        ...byPosition('/newAlbumDetail', [route.siteId, route.albumId], language),
        query: albumPlace(route),
      }
    case 'newsList':
      return byPosition(
        '/newsInfo',
        [route.siteId, route.channelId, route.type, route.listPage, route.activeId],
        language,
      )
    case 'news':
      return byPosition('/newsDetails', [route.siteId, route.newsId], language)
    case 'article':
      return formatOlderArticle(route)
    case 'channel':
      return formatOlderChannel(route)
    case 'search':
      return withLanguage(formatSearch(route, '/article'), language)
    case 'resources':
      return withLanguage(formatResources(route), language)
    case 'publications':
      return withLanguage(formatPublications(route), language)
    case 'advancedSearch':
      return withLanguage(formatAdvancedSearch(route), language)
    case 'account':
      return {
        path: `/${route.screen}`,
        query: [
          lang,
          ['returnTo', route.returnTo ?? null],
          ['party', route.party ?? null],
          ['fault', route.fault ?? null],
          ['elsewhere', route.elsewhere ?? null],
          ['left', route.left ?? null],
        ],
      }
    case 'personal':
      return {
        path: '/personal',
        query: [lang, ['entry', route.entry ?? null], ['done', route.done ?? null], ...personalList(route)],
      }
    case 'myAlbums':
      return {
        path: '/personal',
        query: [
          lang,
          ['entry', 'myAlbum'],
          ['album', route.album ?? null],
          ['keep', route.keep ?? null],
          ...personalList(route),
        ],
      }
    case 'accountSettings':
      return { path: '/accountSettings', query: [lang] }
    case 'rss':
      return { path: '/rssList', query: [lang] }
    case 'emailSubscribe':
      return {
        path: '/emailSubscribe',
        query: [
          lang,
          ['leave', route.leave ?? null],
          ['confirm', route.confirm ?? null],
          ['search', route.search ?? null],
        ],
      }
    case 'error':
      return { path: '/errorPage', query: [lang] }
    case 'forbidden':
      return { path: '/forbiddenPage', query: [lang] }
    case 'unknown':
      return {
        path: route.path,
        query: [['lang', languagePrefix(route.path) === null ? language : null]],
      }
    // every page that is left has one address, with a language in front
    default:
      return formatPrefixed(route)
  }
}

/** `/{site}/home/{lang?}`, or `/homeNav/…` where the short-name is a reserved word or there is none. */
function olderHome({ site, language, period }: HomeRoute): AddressInput {
  const named = ['period', period ?? null] as const
  if (site === null)
    return {
      path: '/homeNav',
      query: [['index', '0'], ['lang', language], named],
    }
  const own = isReservedSegment(site)
    ? byPosition('/homeNav', [site], language)
    : { path: `${positions([site])}/home${language === null ? '' : `/${language}`}`, query: [] }
  return { ...own, query: [...own.query, named] }
}

type OnSite = Extract<Route, { readonly siteId: string | null }>

const onSite = (path: string, { siteId }: OnSite): AddressInput => ({ path, query: [['siteId', siteId]] })

const isNamed = ({ year, issue, issueId }: IssueRoute): boolean =>
  year !== null || issue !== null || issueId !== null

const listOnSite = (path: string, route: OnSite & ListPlace): AddressInput => ({
  path,
  query: [['siteId', route.siteId], ...place(route)],
})

const albumPlace = (route: AlbumRoute): AddressInput['query'] => [['tab', route.tab ?? null], ...place(route)]

const personalList = (route: PersonalRoute | MyAlbumsRoute): AddressInput['query'] => [
  ['q', route.term ?? null],
  ['sort', route.order ?? null],
  ...place(route),
]

const unissuedPlace = (route: UnissuedChoice & ListPlace): AddressInput['query'] => [
  ...unissuedChoiceQuery(route),
  ...place(route),
]

const place = (route: ListPlace) => pageNumberTo(listPageOf(route))

const tail = ({ siteId, language }: OnSite) =>
  [
    ['siteId', siteId],
    ['lang', language],
  ] as const

const byPosition = (
  path: string,
  values: readonly (string | null)[],
  language: UiLanguage | null,
): AddressInput => ({
  path: path + positionsBeforeLanguage(values, language),
  query: [],
})

const withLanguage = ({ path, query }: AddressInput, language: UiLanguage | null): AddressInput => ({
  path,
  query: [...query, ['lang', language]],
})
