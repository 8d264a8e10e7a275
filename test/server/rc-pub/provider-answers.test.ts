import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAskProvider, type AskProvider } from '../../../server/rc-pub/third-parties/ask-provider.ts'
import {
  readIdentityProviders,
  type IdentityProvider,
} from '../../../server/rc-pub/third-parties/identity-provider.ts'
import { redirectUriOf } from '../../../server/rc-pub/third-parties/third-parties.ts'
import { openLyingProvider, type LyingProvider, type SaidIdentity } from '../../support/lying-provider.ts'

let lying: LyingProvider
let provider: IdentityProvider
let ask: AskProvider
beforeAll(async () => {
  lying = await openLyingProvider('xuekan')
  const { issuer } = lying
  provider = { id: 'orcid', name: { zh: '', en: '' }, issuer, clientId: 'xuekan', clientSecret: 's' }
  ask = createAskProvider(() => performance.now())
})
afterAll(() => lying.close())

const login = {
  redirectUri: 'http://localhost:4173/accountBinding/return',
  state: 'a-state-of-ours-0123456789.slgc.localhost',
  nonce: 'a-nonce',
  verifier: 'v'.repeat(43),
}

const finish = (
  spoil: (honest: SaidIdentity) => SaidIdentity = (honest) => honest,
  changed: Readonly<Record<string, string>> = {},
) => {
  lying.say(spoil, login.nonce)
  const returned = { code: 'c', state: login.state, iss: lying.issuer, ...changed }
  return ask.finish(provider, login, new URLSearchParams(returned))
}

const withClaims =
  (claims: Readonly<Record<string, unknown>>) =>
  (honest: SaidIdentity): SaidIdentity => ({ ...honest, claims: { ...honest.claims, ...claims } })

describe('what a third party says of a login', () => {
  it('is an issuer and a subject, and what people call the account [C6.4]', async () => {
    const { issuer } = lying
    expect(await finish()).toEqual({
      kind: 'identity',
      identity: { issuer, subject: 'somebody', account: 'somebody' },
    })
    expect(await finish(withClaims({ preferred_username: 'lin' }))).toMatchObject({
      identity: { subject: 'somebody', account: 'lin' },
    })
  })

  it('may name the access token that it came with [C6.4]', async () => {
    const hash = createHash('sha256').update('an-access-token').digest().subarray(0, 16)
    expect((await finish(withClaims({ at_hash: hash.toString('base64url') }))).kind).toBe('identity')
  })

  it.each<readonly [what: string, spoil: (honest: SaidIdentity) => SaidIdentity]>([
    ['of another issuer', withClaims({ iss: 'https://evil.example' })],
    ['for another client', withClaims({ aud: 'somebody-else' })],
    ['for several clients of which none is asking', withClaims({ aud: ['one', 'two'] })],
    ['with another nonce', withClaims({ nonce: 'another' })],
    ['without a nonce', withClaims({ nonce: undefined })],
    ['that has ended', withClaims({ exp: 1_000, iat: 900 })],
    ['without a subject', withClaims({ sub: undefined })],
    ['with the hash of another access token', withClaims({ at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' })],
    ['without a signature', (honest) => ({ ...honest, header: { alg: 'none' }, signedWith: null })],
    ['signed by a key that it does not publish', (honest) => ({ ...honest, signedWith: lying.foreignKey })],
    [
      'signed by a key of a name that it does not publish',
      (honest) => ({ ...honest, header: { alg: 'RS256', kid: '77' }, signedWith: lying.foreignKey }),
    ],
  ])('is not believed %s [C6.4]', async (_what, spoil) => {
    expect((await finish(spoil)).kind).toBe('failed')
  })

  it.each([
    ['another state', { state: 'another' }],
    ['another issuer in the address', { iss: 'https://evil.example' }],
    ['an error', { error: 'server_error' }],
  ])('is not believed with %s [C6.4]', async (_what, changed) => {
    expect((await finish(undefined, changed)).kind).toBe('failed')
  })

  it('may be that the reader has said no [C6.4]', async () => {
    expect((await finish(undefined, { error: 'access_denied' })).kind).toBe('cancelled')
  })

  it('is believed with keys that have changed a moment ago [C6.4]', async () => {
    expect((await finish()).kind).toBe('identity')
    lying.rotate()
    expect((await finish()).kind).toBe('identity')
  })

  it('is nothing where it cannot be asked [C6.4]', async () => {
    const gone = { ...provider, id: 'gone', issuer: 'http://127.0.0.1:9' }
    await expect(ask.begin(gone, login)).rejects.toThrow(/./)
    expect((await ask.finish(gone, login, new URLSearchParams({ code: 'c' }))).kind).toBe('failed')
  })
})

describe('the one address that third parties know', () => {
  it.each([
    ['https://slgc.journals.example.org', ['journals.example.org'], 'https://journals.example.org'],
    ['http://slgc.localhost:4173', ['localhost', 'other'], 'http://localhost:4173'],
    ['https://own.example.com', [], 'https://own.example.com'],
  ])('of %s under %j is on %s [C6.4]', (origin, baseHosts, expected) => {
    expect(redirectUriOf(origin, baseHosts)).toBe(`${expected}/accountBinding/return`)
  })
})

describe('the file of third parties', () => {
  const orcid = { id: 'orcid', issuer: 'https://orcid.org', clientId: 'APP-1' }

  it('names each by an id, with words, issuer and client [C6.4]', () => {
    const read = readIdentityProviders(
      JSON.stringify([
        { ...orcid, name: { zh: '通行证', en: 'Pass' }, clientSecret: 's' },
        { ...orcid, id: 'b' },
      ]),
    )
    expect(read).toEqual({
      ok: true,
      providers: [
        { ...orcid, name: { zh: '通行证', en: 'Pass' }, clientSecret: 's' },
        { ...orcid, id: 'b', name: { zh: 'b', en: 'b' }, clientSecret: '' },
      ],
    })
  })

  it.each([
    ['{}', 'must hold a list of providers in JSON'],
    ['[', 'must hold a list of providers in JSON'],
    ['[7]', 'lacks the id of provider 1'],
    [JSON.stringify([{ ...orcid, clientId: '' }]), 'lacks the clientId of provider 1'],
    [JSON.stringify([{ ...orcid, id: 'a b' }]), 'names provider 1 with other letters than a-z, 0-9 and -'],
    [JSON.stringify([orcid, orcid]), 'names two providers orcid'],
    [
      JSON.stringify([{ ...orcid, issuer: 'http://orcid.org' }]),
      'gives orcid an issuer that is no https address',
    ],
    [JSON.stringify([{ ...orcid, issuer: 'orcid' }]), 'gives orcid an issuer that is no https address'],
    [
      JSON.stringify([{ ...orcid, issuer: 'https://orcid.org?a' }]),
      'gives orcid an issuer that is no https address',
    ],
  ])('is refused for %s', (json, problem) => {
    expect(readIdentityProviders(json)).toEqual({ ok: false, problem })
  })
})
