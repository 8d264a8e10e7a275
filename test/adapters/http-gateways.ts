import type { Clock, Gateways, Sanitiser } from '@xuekan/core'
import { createFakeSanitiser, createVirtualClock } from '@xuekan/core/testing'
import { createGateways } from '../../adapters/http/create-gateways.ts'
import { createRcPubClient, type RcPubClient } from '../../adapters/http/rc-pub-client.ts'
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
): Gateways & { readonly client: RcPubClient } {
  const client = createRcPubClient({ transport, clock, token })
  return { client, ...createGateways(client, sanitiser) }
}
