import { ContainerModule } from 'inversify'
import { createHttpArticleGateway } from '../../adapters/http/article-gateway.ts'
import { createHttpPeriodGateway } from '../../adapters/http/period-gateway.ts'
import { createRcPubCaller } from '../../adapters/http/rc-pub-caller.ts'
import { createHttpSearchGateway } from '../../adapters/http/search-gateway.ts'
import { createHttpSiteGateway } from '../../adapters/http/site-gateway.ts'
import { tokens } from './tokens.ts'

/**
 * The gateways of one reader. They hang from the reader's token, so they are bound where it is: a singleton above
 * would keep the first reader's.
 */
export const gatewayModule = new ContainerModule(({ bind }) => {
  bind(tokens.caller)
    .toResolvedValue(
      (transport, clock, token) => createRcPubCaller({ transport, clock, token }),
      [tokens.transport, tokens.clock, tokens.memberToken],
    )
    .inSingletonScope()
  bind(tokens.sites).toResolvedValue(
    (caller, sanitiser) => createHttpSiteGateway(caller, sanitiser),
    [tokens.caller, tokens.sanitiser],
  )
  bind(tokens.periods).toResolvedValue((caller) => createHttpPeriodGateway(caller), [tokens.caller])
  bind(tokens.articles).toResolvedValue(
    (caller, sanitiser) => createHttpArticleGateway(caller, sanitiser),
    [tokens.caller, tokens.sanitiser],
  )
  bind(tokens.search).toResolvedValue((caller) => createHttpSearchGateway(caller), [tokens.caller])
})
