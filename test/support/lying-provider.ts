import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a provider says of a login; a test spoils it. */
export interface SaidIdentity {
  readonly header: Readonly<Record<string, unknown>>
  readonly claims: Readonly<Record<string, unknown>>
  /** null for no signature. */
  readonly signedWith: KeyObject | null
  readonly accessToken: string
}

/** A provider that says what a test lets it say, and keeps its keys where it publishes them. */
export interface LyingProvider {
  readonly issuer: string
  /** Publishes another key in place of the one before, which signs from now on. */
  readonly rotate: () => void
  /** A key that is published nowhere. */
  readonly foreignKey: KeyObject
  /** What is said next. */
  readonly say: (spoil: (honest: SaidIdentity) => SaidIdentity, nonce: string) => void
  readonly close: () => Promise<void>
}

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function print({ header, claims, signedWith }: SaidIdentity): string {
  const said = `${encode(header)}.${encode(claims)}`
  const signature =
    signedWith === null ? '' : sign('sha256', Buffer.from(said), signedWith).toString('base64url')
  return `${said}.${signature}`
}

export async function openLyingProvider(clientId: string): Promise<LyingProvider> {
  const keys = { current: newKey(), number: 1 }
  let said = { idToken: '', accessToken: '' }
  let issuer = ''
  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/keys': () => {
      const { kty, n, e } = createPrivateKey(keys.current.export({ type: 'pkcs8', format: 'pem' })).export({
        format: 'jwk',
      })
      return { keys: [{ kty, n, e, use: 'sig', alg: 'RS256', kid: String(keys.number) }] }
    },
    '/token': () => ({
      access_token: said.accessToken,
      token_type: 'Bearer',
      expires_in: 60,
      id_token: said.idToken,
    }),
  }
  const server = createServer((request, response) => {
    const answer = answers[request.url?.split('?', 1)[0] ?? '']
    request.resume()
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer?.() ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    foreignKey: newKey(),
    rotate: () => {
      keys.current = newKey()
      keys.number += 1
    },
    say: (spoil, nonce) => {
      const now = Math.floor(Date.now() / 1_000)
      const spoiled = spoil({
        header: { alg: 'RS256', kid: String(keys.number) },
        claims: { iss: issuer, sub: 'somebody', aud: clientId, nonce, iat: now, exp: now + 60 },
        signedWith: keys.current,
        accessToken: 'an-access-token',
      })
      said = { idToken: print(spoiled), accessToken: spoiled.accessToken }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
