import type { AccountGateway } from './account-gateway.ts'
import type { AgreementGateway } from './agreement-gateway.ts'
import type { ArticleGateway } from './article-gateway.ts'
import type { CitationGateway } from './citation-gateway.ts'
import type { CollectionGateway } from './collection-gateway.ts'
import type { DownloadGateway } from './download-gateway.ts'
import type { FavouriteGateway } from './favourite-gateway.ts'
import type { IssueGateway } from './issue-gateway.ts'
import type { NewsGateway } from './news-gateway.ts'
import type { PasskeyGateway } from './passkey-gateway.ts'
import type { PersonalAlbumGateway } from './personal-album-gateway.ts'
import type { ProfileGateway } from './profile-gateway.ts'
import type { SearchGateway } from './search-gateway.ts'
import type { SecurityGateway } from './security-gateway.ts'
import type { SessionGateway } from './session-gateway.ts'
import type { SiteGateway } from './site-gateway.ts'
import type { SubscriptionGateway } from './subscription-gateway.ts'

/**
 * Every way to rc-pub, one gateway a resource. A use case takes a `Pick` of what it needs; an adapter or a fake that
 * lacks one does not compile.
 */
export interface Gateways {
  readonly accounts: AccountGateway
  readonly agreements: AgreementGateway
  readonly articles: ArticleGateway
  readonly citations: CitationGateway
  readonly collections: CollectionGateway
  readonly downloads: DownloadGateway
  readonly favourites: FavouriteGateway
  readonly issues: IssueGateway
  readonly news: NewsGateway
  readonly passkeys: PasskeyGateway
  readonly personalAlbums: PersonalAlbumGateway
  readonly profile: ProfileGateway
  readonly search: SearchGateway
  readonly security: SecurityGateway
  readonly session: SessionGateway
  readonly sites: SiteGateway
  readonly subscriptions: SubscriptionGateway
}

const names: Readonly<Record<keyof Gateways, true>> = {
  accounts: true,
  agreements: true,
  articles: true,
  citations: true,
  collections: true,
  downloads: true,
  favourites: true,
  issues: true,
  news: true,
  passkeys: true,
  personalAlbums: true,
  profile: true,
  search: true,
  security: true,
  session: true,
  sites: true,
  subscriptions: true,
}

/** The names of the record, for what stands before every gateway alike. */
export const gatewayNames = Object.keys(names) as readonly (keyof Gateways)[]
