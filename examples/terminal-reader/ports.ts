import type { Clock, Gateways, Sanitiser } from '@xuekan/core'
import type { SafeHtml } from '@xuekan/core/content'
import { createGateways, createRcPubClient } from '@xuekan/rc-pub'
import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import { interval, map, timer } from 'rxjs'
const clock: Clock = {
  now: () => Date.now(),
  after: (milliseconds) => timer(milliseconds).pipe(map(() => undefined)),
  every: (milliseconds) => interval(milliseconds).pipe(map(() => undefined)),
}
/** A terminal runs no HTML: what is printed is text, without control characters (screen.ts). */
const sanitiser: Sanitiser = { sanitise: (html) => html as SafeHtml }
/** What the use cases need from outside, over the rc-pub at an address. */
export const openPorts = (baseUrl: string): Gateways =>
  createGateways(
    createRcPubClient({ transport: createAxiosTransport({ baseUrl }), clock, token: () => '' }),
    sanitiser,
  )
