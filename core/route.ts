// Addresses: what they mean, how they are written, where links lead, and the heads of pages.
export { feedAddress } from './domain/feed/feed-address.ts'
export type { FeedItem } from './domain/feed/feed.ts'
export { printRss } from './domain/feed/print-rss.ts'
export { articleHead } from './domain/head/article-head.ts'
export { columnHead } from './domain/head/column-head.ts'
export type { HeadInput } from './domain/head/head-input.ts'
export type { HeadModel } from './domain/head/head-model.ts'
export { headOf } from './domain/head/head-of.ts'
export { homeHead } from './domain/head/home-head.ts'
export { issueHead } from './domain/head/issue-head.ts'
export type { PageOutsideIndexes } from './domain/head/outside-indexes.ts'
export type { HeadContent, PageHead } from './domain/head/page-head.ts'
export { printSignposts, signpostsOf } from './domain/head/signposts.ts'
export { searchHead } from './domain/head/search-head.ts'
export { channelLink, type PlacedChannel } from './domain/link/channel-link.ts'
export type { SiteName } from './domain/link/link-context.ts'
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
export { destinationHref, type Destination, type ExternalLink } from './domain/route/destination.ts'
export { formatOlderRoute, formatRoute } from './domain/route/format-route.ts'
export { isPageWithoutSite } from './domain/route/page-without-site.ts'
export { nearestAddress } from './domain/route/nearest-address.ts'
export { parseRoute } from './domain/route/parse-route.ts'
export { printQuery, readQuery, type Query } from './domain/route/query.ts'
export { redirectOf } from './domain/route/redirect-of.ts'
export { resolveRoute, unknownRoute } from './domain/route/resolve-route.ts'
export type {
  ArticleRoute,
  ChannelRoute,
  HomeRoute,
  IssueRoute,
  PageName,
  Route,
  SearchRoute,
} from './domain/route/route.ts'
export { siteOfRoute } from './domain/route/site-of-route.ts'
export { splitAddress } from './domain/route/split-address.ts'
export { switchAddressLanguage } from './domain/route/switch-address-language.ts'
export {
  createCurrentPage,
  type CurrentPage,
  type CurrentPageModel,
  type PageKind,
} from './usecases/current-page.ts'
export { followAddress } from './usecases/follow-address.ts'
