import { isUiLanguage } from '../language/ui-language.ts'
import {
  readDoiArticle,
  readIdArticle,
  readPrefixedArticle,
  readSearch,
  readThesisDetails,
} from './read-article.ts'
import {
  readAcademic,
  readArchive,
  readCode,
  readChannelAs,
  readIssue,
  readNewAcademic,
} from './read-channel.ts'
import {
  readAccount,
  readPersonal,
  readAdvancedSearch,
  readAlbum,
  readEditorialBoard,
  readEmailSubscribe,
  readHome,
  readList,
  readNews,
  readNewsList,
  readNothing,
  readPlain,
  readPublications,
  readResources,
  readUnissued,
} from './read-page.ts'
import {
  readAuthor,
  readBook,
  readKeyword,
  readSection,
  readSharedAlbum,
  readMedia,
  readParallel,
  readRanking,
  readSitePage,
  readSubject,
  readTopic,
} from './read-prefixed.ts'
import { accountScreens } from './route.ts'
import type { ReadRoute } from './route-match.ts'
import { compileTrie } from './segment-trie.ts'

type Pattern = readonly [pattern: string, read: ReadRoute]

/** `{site}` excludes every word that begins an address of its own. */
const readSiteHome: ReadRoute = (match) => {
  const site = match.parameter('site')
  return site === null || isReservedSegment(site) ? null : readHome(match)
}

const homePatterns: readonly Pattern[] = [
  ['/', readHome],
  ['/:lang', readHome],
  ['/:lang/home', readHome],
  ['/:site/home/:lang?', readSiteHome],
  ['/homeNav/:site?/:lang?', readHome],
  ['/errorPage', readPlain('error')],
  ['/:lang/errorPage', readPlain('error')],
  ['/forbiddenPage', readPlain('forbidden')],
  ['/:lang/forbiddenPage', readPlain('forbidden')],
]

const journalPatterns: readonly Pattern[] = [
  ['/:lang/issue/:year?/:issue?', readIssue],
  // the list of issues of real portals
  ['/:lang/volumn/home', readArchive],
  ['/:lang/onlineFirst', readUnissued('onlineFirst')],
  ['/:lang/justAccepted', readUnissued('justAccepted')],
  ['/newAcademic/:siteId?/:id?/:code?/:periodId?/:listPage?/:lang?', readNewAcademic],
  ['/academic', readAcademic],
  ['/science', readList('science')],
  ['/:lang/editorial-board/:id?/:editorialId?', readEditorialBoard],
  ['/newEditorial/:siteId?/:id?/:editorialId?/:lang?', readEditorialBoard],
]

const channelPatterns: readonly Pattern[] = [
  ['/:lang/about/:id?', readChannelAs('about')],
  ['/newPeriodIntroduce/:siteId?/:id?/:lang?', readChannelAs('about')],
  ['/:lang/aboutus/:id?', readChannelAs('aboutus')],
  ['/aboutus', readChannelAs('aboutus')],
  ['/:lang/info/:id?', readChannelAs('info')],
  ['/newItemPage/:siteId?/:id?/:lang?', readChannelAs('info')],
  ['/:lang/newcomposite/:id?', readChannelAs('newcomposite')],
  ['/new', readChannelAs('new')],
  ['/newLink1', readChannelAs('newLink1')],
  ['/newLeaguage', readChannelAs('newLeaguage')],
  ['/newArticle', readChannelAs('newArticle')],
  ['/:lang/:code', readCode],
  ['/:code', readCode],
]

const articlePatterns: readonly Pattern[] = [
  ['/article/doi/*:lang?', readDoiArticle],
  ['/article/id/:siteId?/:id?/:lang?', readIdArticle],
  ['/article/id/:siteId/:id/:style/:lang?', readIdArticle],
  ['/article/id/:siteId/:id/:lang/:style', readIdArticle],
  ['/:lang/article/*', readPrefixedArticle],
  ['/thesis/:siteId?/:id?/:lang?', readIdArticle],
  ['/thesis/:siteId/:id/:style/:lang?', readIdArticle],
  ['/thesis/:siteId/:id/:lang/:style', readIdArticle],
  ['/:lang/thesis/:siteId?/:id?', readIdArticle],
  ['/thesisDetails', readThesisDetails],
]

const contentPatterns: readonly Pattern[] = [
  ['/newAlbumDetail/:siteId?/:id?/:lang?', readAlbum],
  ['/:lang/collections/:id?', readAlbum],
  ['/newAlbumList/:siteId?/:id?/:lang?', readList('albumList')],
  ['/:lang/collectionList/:id?', readList('albumList')],
  ['/news', readNewsList],
  ['/newsInfo/:siteId?/:id?/:type?/:listPage?/:activeId?/:lang?', readNewsList],
  ['/:lang/newsInfo/:id?/:activeId?', readNewsList],
  ['/newsDetails/:siteId?/:id?/:lang?', readNews],
  ['/:lang/newsDetails/:id?', readNews],
  ['/:lang/news/:id?', readNews],
]

const searchPatterns: readonly Pattern[] = [
  ['/article', readSearch],
  ['/textList', readResources('picture', 'table')],
  ['/audioList', readResources('video', 'audio')],
  ['/informationList', readResources('news')],
  ['/othersList', readResources('other')],
  ['/searchPublication', readPublications(false)],
  ['/mag', readPublications(true)],
  ['/seniorSearch', readAdvancedSearch],
  ['/:lang/seniorSearch', readAdvancedSearch],
  ['/previewFile', readNothing],
  ['/sitemap.txt', readNothing],
]

const accountPatterns: readonly Pattern[] = [
  ...accountScreens.flatMap((screen): readonly Pattern[] => [
    [`/${screen}`, readAccount(screen)],
    [`/:lang/${screen}`, readAccount(screen)],
  ]),
  ['/accountSettings', readPlain('accountSettings')],
  ['/:lang/accountSettings', readPlain('accountSettings')],
  ['/personal', readPersonal],
  ['/:lang/personal', readPersonal],
  ['/rssList', readPlain('rss')],
  ['/:lang/rssList', readPlain('rss')],
  ['/emailSubscribe', readEmailSubscribe],
  ['/:lang/emailSubscribe', readEmailSubscribe],
]

/** Two segments behind the language, so that every code of one segment stays a column's. */
const prefixedPatterns: readonly Pattern[] = [
  ['/:lang/author/:id', readAuthor],
  ['/:lang/keyword/:id', readKeyword],
  ['/:lang/section/:id', readSection],
  ['/:lang/subject/:id', readSubject],
  ['/:lang/topic/:id', readTopic],
  ['/:lang/rank/:id', readRanking],
  ['/:lang/figure/:id', readMedia('figure')],
  ['/:lang/table/:id', readMedia('table')],
  ['/:lang/video/:id', readMedia('video')],
  ['/:lang/audio/:id', readMedia('audio')],
  ['/:lang/book/:id', readBook],
  ['/:lang/parallel/:id', readParallel],
  ['/:lang/shared/:id', readSharedAlbum],
  ['/:lang/site/:id', readSitePage],
]

/** Every pattern of sections 2.1 to 2.5, the older addresses and those that the specification does not name, compiled once. */
export const routeTrie = compileTrie<ReadRoute>([
  ...homePatterns,
  ...journalPatterns,
  ...channelPatterns,
  ...articlePatterns,
  ...contentPatterns,
  ...searchPatterns,
  ...accountPatterns,
  ...prefixedPatterns,
])

/** Words that begin an address of their own and so are never a site's short-name in `/{site}/home`. */
export function isReservedSegment(segment: string): boolean {
  return segment === '' || isUiLanguage(segment) || routeTrie.startsWith(segment)
}
