import type { Gateways, Sanitiser } from '@xuekan/core'
import type { SafeHtml } from '@xuekan/core/content'
import { createFetchTransport, createGateways, createRcPubClient } from '@xuekan/rc-pub'
import { createSystemClock } from '@xuekan/web'
/** A terminal runs no HTML: what is printed is text, without control characters (screen.ts). */
const sanitiser: Sanitiser = { sanitise: (html) => html as SafeHtml }
/** What the use cases need from outside, over the rc-pub at an address. */
export const openPorts = (baseUrl: string): Gateways =>
  createGateways(
    createRcPubClient({
      transport: createFetchTransport({ baseUrl }),
      clock: createSystemClock(),
      token: () => '',
    }),
    sanitiser,
  )
