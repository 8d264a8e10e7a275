import { articleGatewaySuite } from './article-gateway-suite.ts'
import { citationGatewaySuite } from './citation-gateway-suite.ts'
import type { OpenWorld } from './gateway-world.ts'
import { periodGatewaySuite } from './period-gateway-suite.ts'
import { searchGatewaySuite } from './search-gateway-suite.ts'
import { siteGatewaySuite } from './site-gateway-suite.ts'

/** What the gateways keep before any rc-pub, also one that has only the known shapes. */
export function basicGatewaysSuite(name: string, open: OpenWorld): void {
  siteGatewaySuite(name, open)
  periodGatewaySuite(name, open)
  articleGatewaySuite(name, open)
  searchGatewaySuite(name, open)
  citationGatewaySuite(name, open)
}

/** What the gateways of a whole deployment keep, in memory or over any transport. */
export function gatewaysSuite(name: string, open: OpenWorld): void {
  basicGatewaysSuite(name, open)
}
