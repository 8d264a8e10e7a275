import type { LocalizedText } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { webLink } from '../channel/web-link.ts'
import { printAddress } from '../route/address-input.ts'
import { formatRoute } from '../route/format-route.ts'
import { credentialCodec } from '../storage/credential.ts'
import { bindingFaults } from '../failure/binding-fault.ts'
import { returnPath } from './return-path.ts'
import { sessionCookiesOf, type SignedIn } from './session-cookies.ts'

/** Who can say to us who a reader is, such as ORCID (C6.4). */
export interface ThirdParty {
  /** Letters of addresses. */
  readonly id: string
  readonly name: LocalizedText
}

/** An account at a third party that lets a member in. */
export interface BoundThirdParty {
  readonly id: string
  /** The party's id; one that the portal knows no more is still here. */
  readonly party: string
  /** What the party calls the account, such as an ORCID. */
  readonly account: string
  /** Since when, in milliseconds since 1970. */
  readonly bound: number
}

/** What a login through a third party came to: known is whose account is bound, factor who is asked for a second factor too, bound is who was logged in and is now. */
export const thirdPartyEnds = ['known', 'factor', 'unbound', 'bound', ...bindingFaults] as const
export type ThirdPartyEnd = (typeof thirdPartyEnds)[number]

export interface ThirdPartyAnswer {
  readonly end: ThirdPartyEnd
  /** '' where that is lost. */
  readonly party: string
  /** Who is let in; of who is to bind the account, its `commonToken` alone. */
  readonly signedIn: SignedIn
  /** Where the reader was; it leads nowhere else. */
  readonly returnTo: string
  /** In which language the login began. */
  readonly language: UiLanguage
}

/** Where the answer of a third party's login leads. */
export type ThirdPartyStep =
  | { readonly kind: 'signedIn'; readonly signedIn: SignedIn; readonly location: string }
  /** `commonToken` is kept by the browser until the account is bound; '' for nothing to keep. */
  | { readonly kind: 'onward'; readonly commonToken: string; readonly location: string }

/**
 * A login through a third-party account (C6.4): whom it is bound to is logged in and goes back to where it began, or to
 * the home page; any other end leads to /accountBinding, which says it. Who has bound one goes on under another token. Law:
 * nobody is let in but by the answers `known` and `bound`, and no step leads off the site.
 */
export function thirdPartyStep({
  end,
  party,
  signedIn,
  returnTo,
  language,
}: ThirdPartyAnswer): ThirdPartyStep {
  const back = returnPath(returnTo) ?? formatRoute({ page: 'home', language, site: null })
  if (end === 'known' && sessionCookiesOf(signedIn) !== null)
    return { kind: 'signedIn', signedIn, location: back }
  if (end === 'factor') return factorStepOf(signedIn, returnTo, language)
  const fault = bindingFaults.find((each) => each === (end === 'known' ? 'failed' : end))
  const location = formatRoute({
    page: 'account',
    screen: 'accountBinding',
    language,
    ...(party === '' || end === 'bound' ? {} : { party }),
    ...(fault === undefined ? {} : { fault }),
  })
  if (end === 'bound' && sessionCookiesOf(signedIn) !== null) return { kind: 'signedIn', signedIn, location }
  return {
    kind: 'onward',
    commonToken: end === 'unbound' ? (credentialCodec.parse(signedIn.commonToken) ?? '') : '',
    location,
  }
}

/** Where a login leads that asks for a second factor: its word is kept by the browser until a code is right. */
const factorStepOf = (
  { commonToken }: Pick<SignedIn, 'commonToken'>,
  returnTo: string,
  language: UiLanguage,
): Extract<ThirdPartyStep, { readonly kind: 'onward' }> => {
  const back = returnPath(returnTo)
  return {
    kind: 'onward',
    commonToken: credentialCodec.parse(commonToken) ?? '',
    location: formatRoute({
      page: 'account',
      screen: 'secondFactor',
      language,
      ...(back === null ? {} : { returnTo: back }),
    }),
  }
}

/** Where a login leads by password or code; null for who is in already. */
export const secondFactorStep = (
  signedIn: SignedIn,
  returnTo: string | null,
  language: UiLanguage,
): { readonly commonToken: string; readonly location: string } | null =>
  signedIn.token !== '' || signedIn.userName !== '' || signedIn.commonToken === ''
    ? null
    : factorStepOf(signedIn, returnTo ?? '', language)

/** Where a login through a third party begins and where it comes back to, on the hosts of the portal. */
export const thirdPartyPaths = { begin: '/accountBinding/begin', return: '/accountBinding/return' } as const

/** The address that begins one. */
export function thirdPartyAddress(party: string, language: UiLanguage, returnTo: string | null): string {
  return printAddress({
    path: thirdPartyPaths.begin,
    query: [
      ['party', party],
      ['lang', language],
      ['returnTo', returnTo],
    ],
  })
}

/** Where a reader is sent to, if anything can be opened there; null otherwise. */
export const partyAddress = (raw: string): string | null => webLink(raw)

/**
 * What a login sends along and gets back: a random word, and the host where it began, since third parties know one
 * address of the portal alone. Law: `hostOfLogin(stateOfLogin(word, host)) = host`; total.
 */
export const stateOfLogin = (word: string, host: string): string => `${word}.${host}`

const hostInState = /^[\w-]{20,100}\.([a-z\d][a-z\d.-]{0,252}(?::\d{1,5})?)$/i

/** The host where a login began; null for what no login has sent. */
export const hostOfLogin = (state: string): string | null => hostInState.exec(state)?.[1] ?? null
