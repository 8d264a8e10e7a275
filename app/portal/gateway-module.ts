import { ContainerModule } from 'inversify'
import { createHttpArticleGateway } from '../../adapters/http/article-gateway.ts'
import { createHttpIssueGateway } from '../../adapters/http/issue-gateway.ts'
import { createHttpCitationGateway } from '../../adapters/http/citation-gateway.ts'
import { createRcPubClient } from '../../adapters/http/rc-pub-client.ts'
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
  bind(tokens.client)
    .toResolvedValue(
      (transport, clock, token) => createRcPubClient({ transport, clock, token }),
      [tokens.transport, tokens.clock, tokens.memberToken],
    )
    .inSingletonScope()
  bind(tokens.sites).toResolvedValue(
    (client, sanitiser) => createHttpSiteGateway(client, sanitiser),
    [tokens.client, tokens.sanitiser],
  )
  bind(tokens.issues).toResolvedValue((client) => createHttpIssueGateway(client), [tokens.client])
  bind(tokens.articles).toResolvedValue(
    (client, sanitiser) => createHttpArticleGateway(client, sanitiser),
    [tokens.client, tokens.sanitiser],
  )
  bind(tokens.search).toResolvedValue((client) => createHttpSearchGateway(client), [tokens.client])
  bind(tokens.searchConditions).toResolvedValue(createHttpSearchConditionGateway, [tokens.client])
  bind(tokens.topNews).toResolvedValue(createHttpTopNewsGateway, [tokens.client])
  bind(tokens.tools).toResolvedValue(createHttpToolbarGateway, [tokens.client])
  bind(tokens.citations).toResolvedValue(createHttpCitationGateway, [tokens.client])
  bind(tokens.session).toResolvedValue(createHttpSessionGateway, [tokens.client])
})
