import type { Clock, SafeHtml, Sanitiser } from '@xuekan/core'
import { interval, map, timer } from 'rxjs'
import { createHttpArticleGateway } from '../../adapters/http/article-gateway.ts'
import { createHttpCitationGateway } from '../../adapters/http/citation-gateway.ts'
import { createHttpPeriodGateway } from '../../adapters/http/period-gateway.ts'
import { createRcPubCaller } from '../../adapters/http/rc-pub-caller.ts'
import { createHttpSearchGateway } from '../../adapters/http/search-gateway.ts'
import { createHttpSiteGateway } from '../../adapters/http/site-gateway.ts'
import { createAxiosTransport } from '../../adapters/http/transports/axios-transport.ts'

const clock: Clock = {
  now: () => Date.now(),
  after: (milliseconds) => timer(milliseconds).pipe(map(() => undefined)),
  every: (milliseconds) => interval(milliseconds).pipe(map(() => undefined)),
}
/** A terminal runs no HTML: what is printed is text, without control characters (screen.ts). */
const sanitiser: Sanitiser = { sanitise: (html) => html as SafeHtml }

/** What the use cases need from outside, over the rc-pub at an address. */
export function openPorts(baseUrl: string) {
  const caller = createRcPubCaller({ transport: createAxiosTransport({ baseUrl }), clock, token: () => '' })
  return {
    sites: createHttpSiteGateway(caller, sanitiser),
    periods: createHttpPeriodGateway(caller),
    articles: createHttpArticleGateway(caller, sanitiser),
    search: createHttpSearchGateway(caller),
    citations: createHttpCitationGateway(caller),
  }
}
