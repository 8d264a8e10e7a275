import type { Clock, Sanitiser } from '@xuekan/core'
import type { SafeHtml } from '@xuekan/core/content'
import { interval, map, timer } from 'rxjs'
import { createHttpArticleGateway } from '../../adapters/http/article-gateway.ts'
import { createHttpCitationGateway } from '../../adapters/http/citation-gateway.ts'
import { createHttpIssueGateway } from '../../adapters/http/issue-gateway.ts'
import { createRcPubClient } from '../../adapters/http/rc-pub-client.ts'
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
  const client = createRcPubClient({ transport: createAxiosTransport({ baseUrl }), clock, token: () => '' })
  return {
    sites: createHttpSiteGateway(client, sanitiser),
    issues: createHttpIssueGateway(client),
    articles: createHttpArticleGateway(client, sanitiser),
    search: createHttpSearchGateway(client),
    citations: createHttpCitationGateway(client),
  }
}
