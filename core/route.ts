// Addresses: what they mean, how they are written, where links lead, and the heads of pages.
export { feedAddress } from './domain/feed/feed-address.ts'
export { printOpml } from './domain/feed/print-opml.ts'
export type { FeedGroup, ListedFeed } from './domain/feed/site-feeds.ts'
export { feedPage } from './domain/feed/feed-page.ts'
export { authorIdentity } from './domain/route/read-prefixed.ts'
export { feedParameters, type FeedSource } from './domain/feed/feed-source.ts'
export { feedSourceFrom } from './domain/feed/read-feed-source.ts'
export type { FeedItem } from './domain/feed/feed.ts'
export { printRss } from './domain/feed/print-rss.ts'
export { sharedAlbumHead } from './domain/head/shared-album-head.ts'
export { parallelHead } from './domain/head/parallel-head.ts'
export { articleHead } from './domain/head/article-head.ts'
export { boardHead } from './domain/head/board-head.ts'
export { archiveHead, scienceHead, sectionHead } from './domain/head/journal-heads.ts'
export { columnHead } from './domain/head/column-head.ts'
export type { HeadInput } from './domain/head/head-input.ts'
export type { HeadModel } from './domain/head/head-model.ts'
export { headOf } from './domain/head/head-of.ts'
export { printedHead, type PrintedHead } from './domain/head/printed-head.ts'
export {
  albumHead,
  albumListHead,
  bookHead,
  floatHead,
  mediaHead,
  topicHead,
} from './domain/head/collected-head.ts'
export { newsHead, newsListHead } from './domain/head/news-head.ts'
export { siteOfContent } from './domain/head/site-of-content.ts'
export { homeHead } from './domain/head/home-head.ts'
export { indexTermHead } from './domain/head/index-term-head.ts'
export { issueHead } from './domain/head/issue-head.ts'
export type { PageOutsideIndexes } from './domain/head/outside-indexes.ts'
export type { HeadContent, PageHead } from './domain/head/page-head.ts'
export { searchLinkOf } from './domain/head/search-link.ts'
export { printSignposts, signpostsOf } from './domain/head/signposts.ts'
export { writtenForm } from './domain/head/written-form.ts'
export {
  describedTypeIn,
  writtenForms,
  type DescribedType,
  type WrittenForm,
} from './domain/negotiation/described-types.ts'
export { unissuedHead } from './domain/head/unissued-head.ts'
export { searchQueryOf } from './domain/media/sub-site.ts'
export { publicationQueryOf } from './domain/media/publication-query.ts'
export { ownFeed } from './domain/feed/own-feed.ts'
export { fedSearchOf, resultsHead, searchHead } from './domain/head/search-head.ts'
export { printKbart, kbartFileName } from './domain/library/kbart.ts'
export { printOpenSearch, searchWords } from './domain/library/open-search.ts'
export { readOpenUrl } from './domain/library/open-url.ts'
export { findByOpenUrl, type OpenUrlAnswer } from './usecases/library/find-by-open-url.ts'
export { listHoldings } from './usecases/library/list-holdings.ts'
export { channelLink, type PlacedChannel } from './domain/link/channel-link.ts'
export type { LinkContext, SiteName } from './domain/link/link-context.ts'
export { pageHostOf, type PageHost } from './domain/link/page-host.ts'
export { issueRoute } from './domain/issue/issue-route.ts'
export {
  absoluteLink,
  dataLink,
  destinationLink,
  routeLink,
  routeLinkHere,
} from './domain/link/route-link.ts'
export { originOf } from './domain/link/site-link.ts'
export { hasPage, listPageOf, listPageSize, listPlace, type ListPlace } from './domain/page/list-page.ts'
export { destinationHref, type Destination, type ExternalLink } from './domain/route/destination.ts'
export { unescapeText } from './domain/route/escape.ts'
export { formatOlderRoute, formatRoute } from './domain/route/format-route.ts'
export { isPageWithoutSite } from './domain/route/page-without-site.ts'
export { pageNumberKey, pageNumberOf } from './domain/route/page-number.ts'
export { parseRoute } from './domain/route/parse-route.ts'
export { printQuery, readQuery, type Query } from './domain/route/query.ts'
export { redirectOf } from './domain/route/redirect-of.ts'
export { resolveRoute, unknownRoute } from './domain/route/resolve-route.ts'
export type {
  AdvancedSearchRoute,
  ArchiveRoute,
  AlbumRoute,
  ArticleRoute,
  ChannelRoute,
  EditorialBoardRoute,
  HomeRoute,
  IssueRoute,
  ListRoute,
  NewsListRoute,
  NewsRoute,
  PageName,
  PublicationsRoute,
  ResourcesRoute,
  Route,
  SearchRoute,
} from './domain/route/route.ts'
export { agreementKinds, type AgreementKind } from './domain/route/prefixed-route.ts'
export type {
  AgreementRoute,
  AuthorRoute,
  KeywordRoute,
  MediaRoute,
  PrefixedRoute,
  SectionRoute,
  BookRoute,
  SharedAlbumRoute,
  TopicRoute,
} from './domain/route/prefixed-route.ts'
export { siteOfRoute } from './domain/route/site-of-route.ts'
export { splitAddress } from './domain/route/split-address.ts'
export { switchAddressLanguage } from './domain/route/switch-address-language.ts'
export {
  countsReportedVisit,
  isMarkable,
  parseAnswerMark,
  printAnswerMark,
  type AnswerMark,
  type KnownAnswer,
} from './domain/sharing/answer-mark.ts'
export {
  areCredentials,
  bearsSecret,
  loggedPath,
  pageSharing,
  type PageSharing,
} from './domain/sharing/page-sharing.ts'
export { purgePause } from './domain/sharing/purge-pause.ts'
export { surrogateKeys, type AnswerContent } from './domain/sharing/surrogate-keys.ts'
export { withoutTimestamps } from './domain/sharing/without-timestamps.ts'
export {
  createCurrentPage,
  type CurrentPage,
  type CurrentPageModel,
  type PageKind,
} from './usecases/current-page.ts'
export { followAddress } from './usecases/follow-address.ts'
