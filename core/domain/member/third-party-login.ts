import type { UiLanguage } from '../language/ui-language.ts'
import type { AccountRoute, HomeRoute } from '../route/route.ts'
import { credentialCodec } from '../storage/credential.ts'
import { sessionCookiesOf, type SessionCookies, type SignedIn } from './session-cookies.ts'

/** Where the answer of a third party's login leads. */
export type ThirdPartyStep =
  | { readonly kind: 'signedIn'; readonly cookies: SessionCookies; readonly route: HomeRoute }
  | {
      readonly kind: 'binding'
      readonly cookies: SessionCookies
      readonly route: AccountRoute
      readonly message: 'userToBind'
    }

/**
 * A login through a third-party account (C6.4): whom it is bound to is logged in and comes to the home page; whom it
 * is not, which is told by a user name or a token that is '', is asked to bind it on /accountBinding, for which the
 * token of the unified login is kept.
 */
export function thirdPartyStep(answer: SignedIn, language: UiLanguage): ThirdPartyStep {
  const cookies = sessionCookiesOf(answer)
  if (cookies !== null) return { kind: 'signedIn', cookies, route: { page: 'home', language, site: null } }
  return {
    kind: 'binding',
    cookies: [['commonToken', credentialCodec.parse(answer.commonToken) ?? '']],
    route: { page: 'account', screen: 'accountBinding', language },
    message: 'userToBind',
  }
}
