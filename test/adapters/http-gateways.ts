import type { Clock, Sanitiser } from '@xuekan/core'
import { createFakeSanitiser, createVirtualClock, type FakeGateways } from '@xuekan/core/testing'
import { createHttpArticleGateway } from '../../adapters/http/article-gateway.ts'
import { createHttpCitationGateway } from '../../adapters/http/citation-gateway.ts'
import { createHttpPeriodGateway } from '../../adapters/http/period-gateway.ts'
import { createRcPubCaller, type RcPubCaller } from '../../adapters/http/rc-pub-caller.ts'
import { createHttpSearchGateway } from '../../adapters/http/search-gateway.ts'
import { createHttpSiteGateway } from '../../adapters/http/site-gateway.ts'
import type { RcPubTransport } from '../../adapters/http/transport.ts'

export interface HttpGatewayOptions {
  readonly clock?: Clock
  readonly sanitiser?: Sanitiser
  readonly token?: () => string
}

/** The gateways over a transport, as the application wires them. */
export function httpGateways(
  transport: RcPubTransport,
  {
    clock = createVirtualClock(),
    sanitiser = createFakeSanitiser(),
    token = () => '',
  }: HttpGatewayOptions = {},
): FakeGateways & { readonly caller: RcPubCaller } {
  const caller = createRcPubCaller({ transport, clock, token })
  return {
    caller,
    sites: createHttpSiteGateway(caller, sanitiser),
    periods: createHttpPeriodGateway(caller),
    articles: createHttpArticleGateway(caller, sanitiser),
    search: createHttpSearchGateway(caller),
    citations: createHttpCitationGateway(caller),
  }
}
