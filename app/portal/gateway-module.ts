import { ContainerModule } from 'inversify'
import { createHttpArticleGateway } from '../../adapters/http/article-gateway.ts'
import { createHttpPeriodGateway } from '../../adapters/http/period-gateway.ts'
import { createHttpCitationGateway } from '../../adapters/http/citation-gateway.ts'
import { createRcPubCaller } from '../../adapters/http/rc-pub-caller.ts'
import { createHttpSearchConditionGateway } from '../../adapters/http/search-condition-gateway.ts'
import { createHttpSearchGateway } from '../../adapters/http/search-gateway.ts'
import { createHttpSessionGateway } from '../../adapters/http/session-gateway.ts'
import { createHttpSiteGateway } from '../../adapters/http/site-gateway.ts'
import { createHttpToolbarGateway } from '../../adapters/http/toolbar-gateway.ts'
import { createHttpTopNewsGateway } from '../../adapters/http/top-news-gateway.ts'
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
  bind(tokens.searchConditions).toResolvedValue(createHttpSearchConditionGateway, [tokens.caller])
  bind(tokens.topNews).toResolvedValue(createHttpTopNewsGateway, [tokens.caller])
  bind(tokens.tools).toResolvedValue(createHttpToolbarGateway, [tokens.caller])
  bind(tokens.citations).toResolvedValue(createHttpCitationGateway, [tokens.caller])
  bind(tokens.session).toResolvedValue(createHttpSessionGateway, [tokens.caller])
})
