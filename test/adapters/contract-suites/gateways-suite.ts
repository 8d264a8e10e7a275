import { albumGatewaySuite } from './album-gateway-suite.ts'
import { articleGatewaySuite } from './article-gateway-suite.ts'
import { articleMediaGatewaySuite } from './article-media-gateway-suite.ts'
import { fileGatewaySuite } from './file-gateway-suite.ts'
import { mediaItemGatewaySuite } from './media-item-gateway-suite.ts'
import { sessionGatewaySuite } from './session-gateway-suite.ts'
import { articleDetailsGatewaySuite } from './article-details-gateway-suite.ts'
import { authorGatewaySuite } from './author-gateway-suite.ts'
import { bookGatewaySuite } from './book-gateway-suite.ts'
import { citationGatewaySuite } from './citation-gateway-suite.ts'
import { expertGatewaySuite } from './expert-gateway-suite.ts'
import type { OpenWorld } from './gateway-world.ts'
import { jumpGatewaySuite } from './jump-gateway-suite.ts'
import { newsGatewaySuite } from './news-gateway-suite.ts'
import { issueGatewaySuite } from './issue-gateway-suite.ts'
import { issuePagesSuite } from './issue-pages-suite.ts'
import { rankGatewaySuite } from './rank-gateway-suite.ts'
import { searchGatewaySuite } from './search-gateway-suite.ts'
import { siteDirectoryGatewaySuite } from './site-directory-gateway-suite.ts'
import { siteGatewaySuite } from './site-gateway-suite.ts'
import { structuredArticleGatewaySuite } from './structured-article-gateway-suite.ts'
import { wholeSearchGatewaySuite } from './whole-search-gateway-suite.ts'

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
  siteDirectoryGatewaySuite(name, open)
  issuePagesSuite(name, open)
  articleDetailsGatewaySuite(name, open)
  rankGatewaySuite(name, open)
  authorGatewaySuite(name, open)
  jumpGatewaySuite(name, open)
  structuredArticleGatewaySuite(name, open)
  wholeSearchGatewaySuite(name, open)
  articleMediaGatewaySuite(name, open)
  mediaItemGatewaySuite(name, open)
  sessionGatewaySuite(name, open)
  fileGatewaySuite(name, open)
  newsGatewaySuite(name, open)
  expertGatewaySuite(name, open)
  albumGatewaySuite(name, open)
  bookGatewaySuite(name, open)
}
