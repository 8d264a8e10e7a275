import { createHash } from 'node:crypto'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ServerMetadata,
} from 'openid-client'
import { isOnThisMachine, type IdentityProvider } from './identity-provider.ts'

/** What a login through a provider sends along, and what its answer is compared with. */
export interface ProviderLogin {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  /** Of PKCE: the provider is told its hash first, and the word itself with the code. */
  readonly verifier: string
}

/** Who somebody is: issuer and subject never change, `account` is for people. */
export interface ProviderIdentity {
  readonly issuer: string
  readonly subject: string
  readonly account: string
}

export type ProviderAnswer =
  | { readonly kind: 'identity'; readonly identity: ProviderIdentity }
  /** The reader has said no there. */
  | { readonly kind: 'cancelled' }
  /** What came is not what this provider says of a login of ours. */
  | { readonly kind: 'failed'; readonly reason: unknown }

/** A provider of OpenID Connect, by the code flow with PKCE (RFC 7636, RFC 9207, OpenID Connect Core 3.1). */
export interface AskProvider {
  /** Where a reader logs in. Rejects where the provider cannot be asked. */
  readonly begin: (provider: IdentityProvider, login: ProviderLogin) => Promise<string>
  /** What the answer in an address that a reader came back with says. Never rejects. */
  readonly finish: (
    provider: IdentityProvider,
    login: ProviderLogin,
    returned: URLSearchParams,
  ) => Promise<ProviderAnswer>
}

/** Seconds that a provider has for each answer. */
const patience = 10

/** Milliseconds for which what a provider says of itself is believed. */
const believedFor = 3_600_000

interface Described {
  readonly metadata: ServerMetadata
  readonly until: number
}

/** Asks providers over HTTP; `now` in milliseconds of any clock that goes forward. */
export function createAskProvider(now: () => number): AskProvider {
  const described = new Map<string, Described>()
  const describe = async (provider: IdentityProvider): Promise<ServerMetadata> => {
    const known = described.get(provider.id)
    if (known !== undefined && now() < known.until) return known.metadata
    const found = await discovery(
      new URL(provider.issuer),
      provider.clientId,
      undefined,
      authenticationOf(provider),
      { timeout: patience, execute: isOnThisMachine(provider.issuer) ? [allowInsecureRequests] : [] },
    )
    const metadata = found.serverMetadata()
    described.set(provider.id, { metadata, until: now() + believedFor })
    return metadata
  }
  // made anew for each login, so that keys which the provider has changed are read again
  const open = async (provider: IdentityProvider): Promise<Configuration> => {
    const configuration = new Configuration(
      await describe(provider),
      provider.clientId,
      undefined,
      authenticationOf(provider),
    )
    configuration.timeout = patience
    if (isOnThisMachine(provider.issuer)) allowInsecureRequests(configuration)
    enableNonRepudiationChecks(configuration)
    return configuration
  }
  return {
    begin: async (provider, { redirectUri, state, nonce, verifier }) =>
      buildAuthorizationUrl(await open(provider), {
        redirect_uri: redirectUri,
        scope: 'openid',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href,
    finish: async (provider, { redirectUri, state, nonce, verifier }, returned) => {
      const came = new URL(redirectUri)
      came.search = returned.toString()
      try {
        const tokens = await authorizationCodeGrant(await open(provider), came, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined)
          return { kind: 'failed', reason: new Error('The provider sent no identity') }
        const { iss: issuer, sub: subject } = claims
        if (!isOfAccessToken(claims.at_hash, tokens.id_token ?? '', tokens.access_token))
          return { kind: 'failed', reason: new Error('The identity came with another access token') }
        return { kind: 'identity', identity: { issuer, subject, account: accountOf(claims, subject) } }
      } catch (reason) {
        const isRefusal = reason instanceof AuthorizationResponseError && reason.error === 'access_denied'
        return isRefusal ? { kind: 'cancelled' } : { kind: 'failed', reason }
      }
    },
  }
}

/**
 * Whether an identity that names its access token came with that one (OpenID Connect Core 3.1.3.8): by the left half of
 * the token's hash, in the size of the signature's.
 */
function isOfAccessToken(named: unknown, idToken: string, accessToken: string): boolean {
  if (named === undefined) return true
  const header = Buffer.from(idToken.split('.', 1)[0] ?? '', 'base64url').toString('utf8')
  const bits = /"alg":"[A-Z]{2}(256|384|512)"/.exec(header)?.[1] ?? '512'
  const hash = createHash(`sha${bits}`).update(accessToken).digest()
  return hash.subarray(0, hash.length / 2).toString('base64url') === named
}

const authenticationOf = ({ clientSecret }: IdentityProvider) =>
  clientSecret === '' ? None() : ClientSecretPost(clientSecret)

/** Characters of what people are shown. */
const longestAccount = 100

/** The name that the provider knows people by, else its own name for the account, such as an ORCID. */
function accountOf(claims: Readonly<Record<string, unknown>>, subject: string): string {
  const { preferred_username: named } = claims
  return (typeof named === 'string' && named !== '' ? named : subject).slice(0, longestAccount)
}
