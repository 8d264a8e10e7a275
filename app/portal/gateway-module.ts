import { createGateways, createRcPubClient } from '@xuekan/rc-pub'
import { ContainerModule } from 'inversify'
import { tokens } from './tokens.ts'

/**
 * The gateways of one reader. They hang from the reader's token, so they are bound where it is: a singleton above
 * would keep the first reader's.
 */
export const gatewayModule = new ContainerModule(({ bind }) => {
  bind(tokens.client)
    .toResolvedValue(
      (transport, clock, token) => createRcPubClient({ transport, clock, token }),
      [tokens.transport, tokens.clock, tokens.memberToken],
    )
    .inSingletonScope()
  bind(tokens.gateways).toResolvedValue(createGateways, [tokens.client, tokens.sanitiser]).inSingletonScope()
})
