import type { Gateways, Sanitiser } from '@xuekan/core'
import { createHttpAccountGateway } from './account-gateway.ts'
import { createHttpAgreementGateway } from './agreement-gateway.ts'
import { createHttpArticleGateway } from './article-gateway.ts'
import { createHttpCitationGateway } from './citation-gateway.ts'
import { createHttpCollectionGateway } from './collection-gateway.ts'
import { createHttpDownloadGateway } from './download-gateway.ts'
import { createHttpFavouriteGateway } from './favourite-gateway.ts'
import { createHttpIssueGateway } from './issue-gateway.ts'
import { createHttpNewsGateway } from './news-gateway.ts'
import { createHttpPasskeyGateway } from './passkey-gateway.ts'
import { createHttpPersonalAlbumGateway } from './personal-album-gateway.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { createHttpProfileGateway } from './profile-gateway.ts'
import { createHttpSearchGateway } from './search-gateway.ts'
import { createHttpSecurityGateway } from './security-gateway.ts'
import { createHttpSessionGateway } from './session-gateway.ts'
import { createHttpSiteGateway } from './site-gateway.ts'
import { createHttpSubscriptionGateway } from './subscription-gateway.ts'

/** Every gateway over one client of rc-pub. Prose is sanitised where it is decoded. */
export const createGateways = (client: RcPubClient, sanitiser: Sanitiser): Gateways => ({
  accounts: createHttpAccountGateway(client),
  agreements: createHttpAgreementGateway(client, sanitiser),
  articles: createHttpArticleGateway(client, sanitiser),
  citations: createHttpCitationGateway(client),
  collections: createHttpCollectionGateway(client, sanitiser),
  downloads: createHttpDownloadGateway(client),
  favourites: createHttpFavouriteGateway(client),
  issues: createHttpIssueGateway(client),
  news: createHttpNewsGateway(client, sanitiser),
  passkeys: createHttpPasskeyGateway(client),
  personalAlbums: createHttpPersonalAlbumGateway(client),
  profile: createHttpProfileGateway(client),
  search: createHttpSearchGateway(client),
  security: createHttpSecurityGateway(client),
  session: createHttpSessionGateway(client),
  sites: createHttpSiteGateway(client, sanitiser),
  subscriptions: createHttpSubscriptionGateway(client),
})
