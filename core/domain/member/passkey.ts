import { hubOf } from './handover.ts'
import type { SignedIn } from './session-cookies.ts'

/** A passkey of a member, as its member sees it. Times in milliseconds since 1970; `used` is null where it never was. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly made: number
  readonly used: number | null
}

/** The passkeys of a member, and the host that they are for: the portal's first base host. */
export interface Passkeys {
  readonly relyingParty: string
  readonly list: readonly Passkey[]
}

/** The passkeys of a member after a change, and how the session goes on: under another token. */
export interface ChangedPasskeys {
  readonly passkeys: Passkeys
  readonly signedIn: SignedIn
}

/** What an authenticator is asked to sign (Web Authentication); the challenge in base64url, good once and for five minutes. */
export interface PasskeyRequest {
  readonly relyingParty: string
  readonly challenge: string
}

/** What a new passkey is made for. `userId` tells nothing of the member; `known` are those that the member has. */
export interface NewPasskeyRequest extends PasskeyRequest {
  readonly userId: string
  readonly userName: string
  readonly known: readonly string[]
}

/** A passkey as an authenticator has made it; octets in base64url. */
export interface CreatedPasskey {
  readonly id: string
  readonly clientData: string
  readonly attestation: string
  /** How the authenticator is reached, such as `internal`. */
  readonly transports: readonly string[]
}

/** What an authenticator has signed; octets in base64url, `userHandle` is '' where it tells none. */
export interface UsedPasskey {
  readonly id: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle: string
}

/** Why a browser has no passkey to show: nothing was chosen, the device has one already, cannot, or something else. */
export type PasskeyProblem = 'cancelled' | 'known' | 'unfit' | 'failed'

/** Milliseconds that a person has to answer the authenticator. */
export const passkeyLasts = 300_000

/** The most passkeys of one member. */
export const mostPasskeys = 20

/** The longest name of a passkey, in characters. */
const longestName = 50

/** A name as it is kept: blanks at its ends and control characters go, and what is too long is cut. Total; law: once is enough. */
export function passkeyName(raw: string): string {
  const plain = [...raw.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim()]
  return plain.slice(0, longestName).join('').trim()
}

/**
 * Where a passkey of the relying party can be used by a page of this origin: on its own host and on those below it. Of a
 * name without a dot, such as `localhost`, browsers let the host itself alone. Elsewhere the way leads through the origin of the relying
 * party. null for no relying party, or an origin that is none.
 */
export function passkeyPlace(
  origin: string,
  relyingParty: string,
): { readonly kind: 'here' } | { readonly kind: 'elsewhere'; readonly origin: string } | null {
  const [, name = ''] = /^https?:\/\/([^/:]+)(?::\d+)?$/i.exec(origin) ?? []
  if (name === '' || relyingParty === '') return null
  const host = name.toLowerCase()
  const isBelow = relyingParty.includes('.') && host.endsWith(`.${relyingParty}`)
  return host === relyingParty || isBelow
    ? { kind: 'here' }
    : { kind: 'elsewhere', origin: hubOf(origin, [relyingParty]) }
}
