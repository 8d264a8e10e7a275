import type { Clock, Gateways, Sanitiser } from '@xuekan/core'
import { createFakeSanitiser, createVirtualClock } from '@xuekan/core/testing'
import { createGateways, createRcPubClient, type RcPubClient, type RcPubTransport } from '@xuekan/rc-pub'

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
): Gateways & { readonly client: RcPubClient } {
  const client = createRcPubClient({ transport, clock, token })
  return { client, ...createGateways(client, sanitiser) }
}
