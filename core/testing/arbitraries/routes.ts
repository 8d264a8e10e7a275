import type { UnissuedStage } from '../../domain/article/unissued.ts'
import { albumTabs } from '../../domain/album/album-tabs.ts'
import fc from 'fast-check'
import type { ContentLanguage } from '../../domain/language/content-language.ts'
import { rankingPeriods } from '../../domain/media/ranking-period.ts'
import { listPlace, type ListPlace } from '../../domain/page/list-page.ts'
import { parseRoute } from '../../domain/route/parse-route.ts'
import {
  accountScreens,
  channelParameters,
  type ArticleIdentity,
  type ChannelParameter,
  type PageName,
  type Route,
} from '../../domain/route/route.ts'
import { personalChanges, personalEntries } from '../../domain/route/personal-entry.ts'
import { arbitraryPrefixedRoute } from './prefixed-routes.ts'
import { junkFormPairs } from './advanced-forms.ts'
import { arbitraryFieldlessQuery, arbitraryPublicationQuery, arbitrarySearchQuery } from './search-queries.ts'
import { arbitraryUiLanguageOrNone, arbitraryValue, arbitraryValueOrNone, junkText } from './text.ts'

const withoutAlbums = personalEntries.filter((entry) => entry !== 'myAlbum')

const language = arbitraryUiLanguageOrNone
const optional = arbitraryValueOrNone
const query = arbitrarySearchQuery
const page = <Page extends PageName>(name: Page): fc.Arbitrary<Page> => fc.constant(name)

const arbitraryDoi = fc.oneof(
  fc
    .tuple(fc.constantFrom('10.5555', '10.1234', '10.12345.6'), arbitraryValue)
    .map((parts) => parts.join('/')),
  fc.constantFrom(
    '10.1002/(SICI)1097-0258(19980815)17:15<1661::AID>3.0.CO;2-2',
    '10.5555/a/zh',
    '10.5555/x#1',
    'zh',
  ),
  arbitraryValue,
)

const arbitraryIdentity: fc.Arbitrary<ArticleIdentity> = fc.oneof(
  fc.record({ kind: fc.constant('id' as const), id: arbitraryValue }),
  fc.record({ kind: fc.constant('doi' as const), doi: arbitraryDoi }),
)

/** Codes, some of which are words of other addresses, and the words that stand for several codes. */
const arbitraryCode = fc.oneof(
  fc.constantFrom('about', 'aboutus', 'info', 'newcomposite', 'new', 'newLink1', 'newLeaguage', 'newArticle'),
  fc.constantFrom('ethics', 'home', 'contact', '征稿', '10.1234', 'zh', '0'),
  fc.constantFrom('login', 'article', 'academic', 'issue', 'newsDetails', 'errorPage', 'sitemap.txt'),
  fc.constantFrom('author', 'keyword', 'subject', 'topic', 'rank', 'figure', 'video', 'book', 'site'),
  fc.string({ minLength: 1, maxLength: 8 }).filter((code) => code !== '.' && code !== '..'),
)

const arbitraryParameters: fc.Arbitrary<{ parameters?: Partial<Record<ChannelParameter, string>> }> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...channelParameters), arbitraryValue), {
    selector: ([name]) => name,
  })
  .map((pairs) => (pairs.length === 0 ? {} : { parameters: Object.fromEntries(pairs) }))

const arbitrarySubId: fc.Arbitrary<{ subId?: string }> = fc.oneof(
  fc.constant({}),
  fc.record({ subId: arbitraryValue }),
)

const arbitrarySearchRoute: fc.Arbitrary<Route> = fc
  .tuple(fc.record({ page: page('search'), language, query }), arbitrarySubId)
  .map(([route, subId]) => ({ ...route, ...subId }))

/** Which page of a list, the first one often. */
const arbitraryListPlace: fc.Arbitrary<ListPlace> = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 2, max: 999_999_999 }).map(listPlace),
)

const arbitraryChannelRoute: fc.Arbitrary<Route> = fc
  .tuple(
    fc.record({
      page: page('channel'),
      language,
      siteId: optional,
      code: arbitraryCode,
      channelId: optional,
      name: optional,
    }),
    arbitraryParameters,
    arbitraryListPlace,
  )
  .map(([route, parameters, place]) => ({ ...route, ...parameters, ...place }))

const list = <Page extends UnissuedStage | 'science' | 'albumList'>(name: Page) =>
  fc
    .tuple(
      fc.record({ page: page(name), language, siteId: optional, channelId: optional }),
      arbitraryListPlace,
    )
    .map(([route, place]) => ({ ...route, ...place }))

const unissued = <Stage extends UnissuedStage>(stage: Stage) =>
  fc
    .tuple(
      list(stage),
      fc.record(
        { section: arbitraryValue, order: fc.constantFrom('oldest' as const, 'mostRead' as const) },
        { requiredKeys: [] },
      ),
    )
    .map(([route, choice]) => ({ ...route, ...choice }))

const isUnknown = (route: Route): boolean => route.page === 'unknown'

/** Addresses of several segments that name no page. */
export const arbitraryUnknownRoute: fc.Arbitrary<Route> = fc
  .tuple(
    fc.array(fc.oneof(junkText, arbitraryValue), { minLength: 2, maxLength: 9 }),
    fc.constantFrom('', '?lang=zh', '?lang=en'),
  )
  .map(([segments, end]) => parseRoute(`/${segments.join('/').replace(/[?#]/g, '')}${end}`))
  .filter(isUnknown)

/** A route of every page, with values that need escaping. Each is one that some address names. */
export const arbitraryRoute: fc.Arbitrary<Route> = fc.oneof(
  fc.record({ page: page('home'), language, site: optional }),
  fc.record({ page: page('home'), language, site: optional, period: fc.constantFrom(...rankingPeriods) }),
  fc.record({
    page: page('issue'),
    language,
    siteId: optional,
    year: fc.option(fc.integer({ min: 1, max: 9999 })),
    issue: optional,
    issueId: optional,
  }),
  fc.record({
    page: page('archive'),
    language,
    siteId: optional,
    decade: fc.option(fc.integer({ min: 100, max: 999 }).map((tens) => tens * 10)),
  }),
  fc.record(
    {
      page: page('article'),
      language,
      siteId: optional,
      by: arbitraryIdentity,
      text: fc.constantFrom('pt', 'pt-BR', 'ar', 'mn-Mong').map((tag) => tag as ContentLanguage),
    },
    { requiredKeys: ['page', 'language', 'siteId', 'by'] },
  ),
  arbitrarySearchRoute,
  arbitraryChannelRoute,
  unissued('onlineFirst'),
  unissued('justAccepted'),
  list('science'),
  list('albumList'),
  fc.record({
    page: page('editorialBoard'),
    language,
    siteId: optional,
    channelId: optional,
    editorialId: optional,
  }),
  fc
    .tuple(
      fc.record({ page: page('album'), language, siteId: optional, albumId: optional }),
      fc.oneof(fc.constant({}), fc.record({ tab: fc.constantFrom(...albumTabs) })),
      arbitraryListPlace,
    )
    .map(([route, tab, place]) => ({ ...route, ...tab, ...place })),
  fc.record({
    page: page('newsList'),
    language,
    siteId: optional,
    channelId: optional,
    type: optional,
    listPage: optional,
    activeId: optional,
  }),
  fc.record({ page: page('news'), language, siteId: optional, newsId: arbitraryValue }),
  fc.record({
    page: page('resources'),
    language,
    type: fc.constantFrom('picture' as const, 'table', 'video', 'audio', 'news', 'other'),
    query,
  }),
  fc.record({
    page: page('publications'),
    language,
    periodical: fc.boolean(),
    searchType: optional,
    query: arbitraryPublicationQuery,
  }),
  fc.record({ page: page('advancedSearch'), language, type: optional, query: arbitraryFieldlessQuery }),
  fc.record({
    page: page('advancedSearch'),
    language,
    type: optional,
    query: arbitraryFieldlessQuery,
    form: junkFormPairs.filter((pairs) => pairs.length > 0),
  }),
  fc.record({ page: page('account'), language, screen: fc.constantFrom(...accountScreens) }),
  fc
    .record({
      page: page('personal'),
      language,
      entry: fc.option(fc.constantFrom(...withoutAlbums)),
      done: fc.option(fc.constantFrom(...personalChanges)),
    })
    .map(({ entry, done, ...rest }) => ({
      ...rest,
      ...(entry === null ? {} : { entry }),
      ...(done === null ? {} : { done }),
    })),
  fc
    .record({
      page: page('myAlbums'),
      language,
      album: fc.option(arbitraryValue),
      keep: fc.option(arbitraryValue),
    })
    .map(({ album, keep, ...rest }) => ({
      ...rest,
      ...(album === null ? {} : { album }),
      ...(keep === null ? {} : { keep }),
    })),
  ...(['rss', 'error', 'forbidden', 'accountSettings'] as const).map((name) =>
    fc.record({ page: page(name), language }),
  ),
  fc
    .record({ page: page('emailSubscribe'), language, leave: optional, confirm: optional, search: optional })
    .map(({ leave, confirm, search, ...rest }) => ({
      ...rest,
      ...(leave === null ? {} : { leave }),
      ...(confirm === null ? {} : { confirm }),
      ...(search === null ? {} : { search }),
    })),
  arbitraryPrefixedRoute,
  arbitraryUnknownRoute,
)

/** Anything that can stand in an address bar, valid or not. */
export const junkAddress: fc.Arbitrary<string> = fc.oneof(
  junkText,
  fc.webPath(),
  fc.array(fc.oneof(arbitraryValue, junkText), { maxLength: 8 }).map((parts) => `/${parts.join('/')}`),
  fc
    .tuple(
      fc.constantFrom(
        '/zh/',
        '/en/article/',
        '/article/doi/',
        '/newAcademic/',
        '/homeNav/',
        '/thesisDetails#',
        '/zh/issue/',
        '/zh/author/',
        '/en/keyword/',
        '/zh/rank/',
        '/en/figure/',
        '/',
      ),
      fc.array(arbitraryValue, { maxLength: 6 }),
      fc.oneof(
        fc.constantFrom('', '?lang=zh', '?l=en', '?lang=fr&lang=en', '#x', '/'),
        junkText.map((text) => `?${text}`),
      ),
    )
    .map(([start, parts, end]) => start + parts.join('/') + end),
)
