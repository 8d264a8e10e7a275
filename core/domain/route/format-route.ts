import { exhaustive } from '../exhaustive.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { positions, positionsBeforeLanguage, printAddress, type AddressInput } from './address-input.ts'
import { formatArticle, formatOlderArticle } from './format-article.ts'
import { formatChannel, formatOlderChannel } from './format-channel.ts'
import { formatAdvancedSearch, formatPublications, formatResources, formatSearch } from './format-search.ts'
import { languagePrefix } from './language-prefix.ts'
import type { Route } from './route.ts'
import { isReservedSegment } from './route-patterns.ts'

/**
 * The canonical address of a page: with the language in front wherever the route has one and such a form exists.
 * Law: `parseRoute(formatRoute(route))` is `route`.
 */
export function formatRoute(route: Route): string {
  if (route.page === 'home' && route.site === null)
    return route.language === null ? '/' : `/${route.language}/home`
  const prefixed = route.language === null ? null : prefixedForm(route, `/${route.language}`)
  return printAddress(prefixed ?? olderForm(route))
}

/**
 * The address without a language in front, as sites without a language prefix link it (C2.2, C2.41): the language
 * stands at the end of the path or in `lang`. Law: `parseRoute(formatOlderRoute(route))` is `route`.
 */
export const formatOlderRoute = (route: Route): string => printAddress(olderForm(route))

function prefixedForm(route: Route, prefix: string): AddressInput | null {
  switch (route.page) {
    case 'issue':
      return {
        path: `${prefix}/issue${positions([route.year, route.issue])}`,
        query: [
          ['siteId', route.siteId],
          ['periodId', route.issueId],
        ],
      }
    case 'onlineFirst':
    case 'justAccepted':
      return {
        path: `${prefix}/${route.page}`,
        query: [
          ['columnId', route.channelId],
          ['siteId', route.siteId],
        ],
      }
    case 'editorialBoard':
      return onSite(`${prefix}/editorial-board${positions([route.channelId, route.editorialId])}`, route)
    case 'albumList':
      return onSite(`${prefix}/collectionList${positions([route.channelId])}`, route)
    case 'album':
      return onSite(`${prefix}/collections${positions([route.albumId])}`, route)
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
      return olderHome(route.site, language)
    case 'issue':
      return {
        path: '/academic',
        query: [
          ['type', 'backissue'],
          ['activeName', route.issueId],
          ['year', route.year === null ? null : String(route.year)],
          ['issue', route.issue],
          ['siteId', route.siteId],
          lang,
        ],
      }
    case 'onlineFirst':
      return {
        path: '/academic',
        query: [['columnId', route.channelId], ['type', 'singleFirst'], ...tail(route)],
      }
    case 'justAccepted':
      return {
        path: '/academic',
        query: [['columnId', route.channelId], ['type', 'latestOffer'], ...tail(route)],
      }
    case 'science':
      return { path: '/science', query: [['columnId', route.channelId], ...tail(route)] }
    case 'editorialBoard':
      return byPosition('/newEditorial', [route.siteId, route.channelId, route.editorialId], language)
    case 'albumList':
      return byPosition('/newAlbumList', [route.siteId, route.channelId], language)
    case 'album':
      return byPosition('/newAlbumDetail', [route.siteId, route.albumId], language)
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
      return { path: `/${route.screen}`, query: [lang] }
    case 'rss':
      return { path: '/rssList', query: [lang] }
    case 'emailSubscribe':
      return { path: '/emailSubscribe', query: [lang] }
    case 'error':
      return { path: '/errorPage', query: [lang] }
    case 'forbidden':
      return { path: '/forbiddenPage', query: [lang] }
    case 'unknown':
      return {
        path: route.path,
        query: [['lang', languagePrefix(route.path) === null ? language : null]],
      }
    default:
      return exhaustive(route)
  }
}

/** `/{site}/home/{lang?}`, or `/homeNav/…` where the short-name is a reserved word or there is none. */
function olderHome(site: string | null, language: UiLanguage | null): AddressInput {
  if (site === null)
    return {
      path: '/homeNav',
      query: [
        ['index', '0'],
        ['lang', language],
      ],
    }
  if (isReservedSegment(site)) return byPosition('/homeNav', [site], language)
  return { path: `${positions([site])}/home${language === null ? '' : `/${language}`}`, query: [] }
}

type OnSite = Extract<Route, { readonly siteId: string | null }>

const onSite = (path: string, { siteId }: OnSite): AddressInput => ({ path, query: [['siteId', siteId]] })

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
