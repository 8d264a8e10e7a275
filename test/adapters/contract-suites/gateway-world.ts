import type {
  DownloadGateway,
  FavouriteGateway,
  Gateways,
  PasskeyDevice,
  PasskeyGateway,
  PersonalAlbumGateway,
  ProfileGateway,
  RequestContext,
  SecurityGateway,
  SessionGateway,
  SubscriptionGateway,
  UiLanguage,
} from '@xuekan/core'
import type { Captcha } from '@xuekan/core/member'
import { valueOf } from '../first-answer.ts'

/** Gateways over some deployment, and the short-names to look at there. */
export interface GatewayWorld extends Gateways {
  /** A member with a token, and the gateways of that member's session; absent where there are no members. */
  readonly member?: {
    readonly token: string
    /** From now on the member's session has this token. */
    readonly goOnWith: (token: string) => void
    readonly session: SessionGateway
    readonly profile: ProfileGateway
    readonly security: SecurityGateway
    readonly passkeys: PasskeyGateway
    /** The browser of the member. */
    readonly device: PasskeyDevice
    /** What an authenticator shows that was given this secret. */
    readonly factorCodeOf: (secret: string) => string
    /** Lets the member log in with the address of the sample again. */
    readonly restore: () => Promise<void>
    readonly favourites: FavouriteGateway
    readonly downloads: DownloadGateway
    readonly personalAlbums: PersonalAlbumGateway
    readonly subscriptions: SubscriptionGateway
  }
  /** The code that was sent last to a receiver; absent where there are no accounts. */
  readonly codeFor?: (receiver: string) => string
  /** What a person reads out of a captcha; absent likewise. */
  readonly digitsOf?: (captcha: Captcha) => Promise<string>
  /** The proof that a program works out; absent likewise. */
  readonly proofOf?: (challenge: string) => Promise<string>
  /** The word of the letter that was sent last to an address; absent likewise. */
  readonly wordFor?: (receiver: string) => string
  readonly slds: {
    /** Two journals of the group. */
    readonly journal: string
    readonly otherJournal: string
    readonly group: string
    readonly aggregate: string
  }
}

/** Opened before the tests of a suite; what it holds open is the caller's to close. */
export type OpenWorld = () => GatewayWorld | Promise<GatewayWorld>

export async function contextOf(
  world: GatewayWorld,
  sld: string,
  language: UiLanguage = 'zh',
): Promise<RequestContext> {
  const site = await valueOf(world.sites.findSite({ sld }, language))
  return { language, siteId: site.id }
}
