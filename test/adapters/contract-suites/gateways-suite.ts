import { articleDetailsSuite } from './articles/article-details-suite.ts'
import { articleGatewaySuite } from './articles/article-gateway-suite.ts'
import { articleMediaSuite } from './articles/article-media-suite.ts'
import { rankedArticlesSuite } from './articles/ranked-articles-suite.ts'
import { structuredArticleSuite } from './articles/structured-article-suite.ts'
import { unissuedSuite } from './articles/unissued-suite.ts'
import { citationGatewaySuite } from './citations/citation-gateway-suite.ts'
import { albumSuite } from './collections/album-suite.ts'
import { bookSuite } from './collections/book-suite.ts'
import { expertSuite } from './collections/expert-suite.ts'
import { mediaItemSuite } from './collections/media-item-suite.ts'
import type { OpenWorld } from './gateway-world.ts'
import { issueGatewaySuite } from './issues/issue-gateway-suite.ts'
import { issuePagesSuite } from './issues/issue-pages-suite.ts'
import { jumpSuite } from './news/jump-suite.ts'
import { newsGatewaySuite } from './news/news-gateway-suite.ts'
import { authorSuite } from './search/author-suite.ts'
import { indexTermSuite } from './search/index-term-suite.ts'
import { resultsSuite } from './search/results-suite.ts'
import { searchGatewaySuite } from './search/search-gateway-suite.ts'
import { wholeSearchSuite } from './search/whole-search-suite.ts'
import { bookCloudSuite } from './session/book-cloud-suite.ts'
import { accountGatewaySuite } from './session/account-gateway-suite.ts'
import { downloadGatewaySuite } from './session/download-gateway-suite.ts'
import { favouriteGatewaySuite } from './session/favourite-gateway-suite.ts'
import { passkeyGatewaySuite } from './session/passkey-gateway-suite.ts'
import { personalAlbumGatewaySuite } from './session/personal-album-gateway-suite.ts'
import { sharedAlbumSuite } from './session/shared-album-suite.ts'
import { profileGatewaySuite } from './session/profile-gateway-suite.ts'
import { securityGatewaySuite } from './session/security-gateway-suite.ts'
import { sessionGatewaySuite } from './session/session-gateway-suite.ts'
import { subscriptionGatewaySuite } from './session/subscription-gateway-suite.ts'
import { uploadSuite } from './session/upload-suite.ts'
import { agreementGatewaySuite } from './sites/agreement-gateway-suite.ts'
import { siteDirectorySuite } from './sites/site-directory-suite.ts'
import { siteGatewaySuite } from './sites/site-gateway-suite.ts'

/** What the gateways keep before any rc-pub, also one that has only the known shapes. */
export function basicGatewaysSuite(name: string, open: OpenWorld): void {
  siteGatewaySuite(name, open)
  issueGatewaySuite(name, open)
  articleGatewaySuite(name, open)
  searchGatewaySuite(name, open)
  citationGatewaySuite(name, open)
}

/** What the gateways of a whole deployment keep, in memory or over any transport. */
export function gatewaysSuite(name: string, open: OpenWorld): void {
  basicGatewaysSuite(name, open)
  siteDirectorySuite(name, open)
  agreementGatewaySuite(name, open)
  issuePagesSuite(name, open)
  articleDetailsSuite(name, open)
  articleMediaSuite(name, open)
  rankedArticlesSuite(name, open)
  structuredArticleSuite(name, open)
  unissuedSuite(name, open)
  wholeSearchSuite(name, open)
  resultsSuite(name, open)
  authorSuite(name, open)
  indexTermSuite(name, open)
  newsGatewaySuite(name, open)
  jumpSuite(name, open)
  albumSuite(name, open)
  bookSuite(name, open)
  expertSuite(name, open)
  mediaItemSuite(name, open)
  sessionGatewaySuite(name, open)
  accountGatewaySuite(name, open)
  profileGatewaySuite(name, open)
  securityGatewaySuite(name, open)
  passkeyGatewaySuite(name, open)
  favouriteGatewaySuite(name, open)
  subscriptionGatewaySuite(name, open)
  downloadGatewaySuite(name, open)
  personalAlbumGatewaySuite(name, open)
  sharedAlbumSuite(name, open)
  uploadSuite(name, open)
  bookCloudSuite(name, open)
}
