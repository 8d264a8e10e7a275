import { createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basePath, endpoints, jsonSchema } from '@xuekan/rc-pub/contract'
import { createVirtualClock, sampleAccount } from '@xuekan/core/testing'
import { createFetchTransport } from '@xuekan/rc-pub'
import { addOriginCheck } from '../../../server/host/check-origin.ts'
import { sessionCalls } from '../../../app/server/session-calls.ts'
import { addSession } from '../../../server/host/session/add-session.ts'
import { httpGateways } from '../../adapters/http-gateways.ts'
import { valueOf } from '../../adapters/first-answer.ts'
import { servedSamples, type Envelope } from '../rc-pub/served-samples.ts'
import { asSiteId } from '@xuekan/core/site'

const samples = servedSamples()
let portal: FastifyInstance
let base = ''
beforeAll(async () => {
  portal = Fastify()
  addOriginCheck(portal, ['https://reader.example.org'])
  addSession(portal, sessionCalls)
  await portal.register(samples.rcPub().plugin)
  base = await portal.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => portal.close())

interface Keys {
  readonly publicKey: string
  readonly aesKey: string
}

async function seal(password = sampleAccount.password) {
  const ask = async (path: string) =>
    (await portal.inject({ url: `/rc-pub/front/${path}` })).json<Envelope<Keys>>().data
  const { publicKey } = await ask('auth/getPublicKey')
  const { aesKey } = await ask('auth/getAesKey')
  const key = Buffer.from(aesKey, 'base64')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = [nonce, cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]
  const server = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' })
  return {
    password: Buffer.concat(sealed).toString('base64'),
    aesKey: publicEncrypt({ key: server, oaepHash: 'sha256' }, key).toString('base64'),
  }
}

interface Login {
  readonly headers?: Readonly<Record<string, string>>
  readonly rememberMe?: 0 | 1
  readonly sealed?: Awaited<ReturnType<typeof seal>>
}

const fromHere = { host: 'slgc.localhost', 'sec-fetch-site': 'same-origin' }

async function login({ headers = {}, rememberMe = 0, sealed }: Login = {}) {
  return portal.inject({
    method: 'POST',
    url: `/rc-pub${endpoints.login.path}`,
    headers,
    payload: { userName: 'linxi', rememberMe, ...(sealed ?? (await seal())) },
  })
}

const cookieOf = (answer: Awaited<ReturnType<typeof login>>): string =>
  answer.cookies
    .flatMap(({ name, value }) => (value === '' ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('; ')

const info = (headers: Readonly<Record<string, string>>) =>
  portal.inject({ url: '/rc-pub/front/frontMembers/info', headers })

describe('a login from a page of the host', () => {
  it('puts the token into a cookie out of the reach of scripts, and out of the answer [C4.7]', async () => {
    const answer = await login({ headers: fromHere })
    expect(answer.json<Envelope<unknown>>()).toMatchObject({
      status: 0,
      data: { userName: 'linxi', token: null, mobileNo: '13812345678' },
    })
    const token = answer.cookies.find(({ name }) => name === 'token')
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(token?.value).toMatch(/^[\w-]{43}$/)
    expect(token).not.toHaveProperty('maxAge')
    const shown = answer.cookies
      .filter(({ value }) => value !== '')
      .map(({ name, httpOnly = false }) => [name, httpOnly])
    expect(shown).toEqual([
      ['userName', false],
      ['token', true],
      ['memberInfo', false],
      ['headPicture', false],
      ['knownDevice', true],
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('makes the device known in a cookie out of the reach of scripts, which the next login brings along', async () => {
    const answer = await login({ headers: fromHere })
    expect(answer.json<Envelope<unknown>>().data).toMatchObject({ knownDevice: null })
    const known = answer.cookies.find(({ name }) => name === 'knownDevice')
    expect(known).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 15_552_000 })
    expect(known).not.toHaveProperty('domain')
    const cookie = `knownDevice=${known?.value}`
    const again = await login({ headers: { ...fromHere, cookie } })
    expect(again.cookies.find(({ name }) => name === 'knownDevice')?.value).toBe(known?.value)
    const elsewhere = await login({ headers: { knowndevice: known?.value ?? '' } })
    expect(elsewhere.json<Envelope<unknown>>().data).toMatchObject({ knownDevice: known?.value })
    // a page of another origin sends no cookies of ours
    const foreign = await login({ headers: { cookie, origin: 'https://reader.example.org' } })
    expect(foreign.json<Envelope<{ readonly knownDevice: string }>>().data.knownDevice).not.toBe(known?.value)
  })

  it('is remembered for ninety days where that is asked for, with all that is shown of the member', async () => {
    const answer = await login({ headers: fromHere, rememberMe: 1 })
    const kept = answer.cookies.flatMap(({ name, value, maxAge }) => (value === '' ? [] : [[name, maxAge]]))
    expect(kept).toEqual([
      ...['userName', 'token', 'memberInfo', 'headPicture'].map((name) => [name, 7_776_000]),
      ['knownDevice', 15_552_000],
    ])
  })

  it('makes the cookie the header of every call from there, which nobody keeps [C7.1] [C7.8]', async () => {
    const cookie = cookieOf(await login({ headers: fromHere }))
    const mine = await info({ ...fromHere, cookie })
    expect(mine.json<Envelope<unknown>>().data).toMatchObject({ userName: 'linxi' })
    expect(mine.headers['cache-control']).toBe('no-store')
    const asked = await info({ ...fromHere, cookie, origin: 'https://reader.example.org' })
    expect(asked.json<Envelope<unknown>>().status).toBe(401)
  })

  it('ends with a logout, whose cookies go, and the token with them [C4.9]', async () => {
    const cookie = cookieOf(await login({ headers: fromHere }))
    const out = await portal.inject({
      method: 'DELETE',
      url: '/rc-pub/front/auth/logout',
      headers: { ...fromHere, cookie },
    })
    const cleared = out.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name)
    expect(cleared).toEqual(
      expect.arrayContaining(['userName', 'token', 'commonToken', 'aesPassword', 'aesKey']),
    )
    const after = await info({ ...fromHere, cookie })
    expect(after.json<Envelope<unknown>>().status).toBe(401)
    expect(after.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['userName', 0],
      ['token', 0],
      ['memberInfo', 0],
      ['headPicture', 0],
    ])
  })
})

describe('a login from elsewhere', () => {
  it('is answered the token itself, and no cookie', async () => {
    const answer = await login()
    expect(answer.json<Envelope<{ readonly token: string }>>().data.token).toMatch(/^[\w-]{43}$/)
    expect(answer.cookies).toEqual([])
  })

  it('works for the package of a program, whose token is a header [C7.8] [C7.11]', async () => {
    const { accounts, session } = httpGateways(createFetchTransport({ baseUrl: base }), {
      clock: createVirtualClock(),
    })
    const context = { language: 'zh', siteId: asSiteId('') } as const
    const { userName, password } = sampleAccount
    const { token } = await valueOf(accounts.login(context, { userName, password, remember: false }))
    expect(await valueOf(session.personalInfo(context, token))).toMatchObject({ mobileNo: '13812345678' })
  })

  it('takes a sealed password once [C7.14]', async () => {
    const sealed = await seal()
    expect((await login({ sealed })).json<Envelope<unknown>>().status).toBe(0)
    expect((await login({ sealed })).json<Envelope<unknown>>().status).toBe(400)
  })
})

describe('the calls that begin a session', () => {
  it('are all whose answers tell a token, which no script of a page of the host may read [C4.7]', () => {
    const telling = Object.values(endpoints).filter(({ answer }) => {
      const { properties = {} } = answer === null ? {} : jsonSchema(answer)
      return 'token' in properties && 'commonToken' in properties
    })
    expect(sessionCalls.entering.toSorted()).toEqual(
      [...new Set(telling.map(({ path }) => basePath + path))].toSorted(),
    )
  })
})

describe('answers that are somebody’s', () => {
  it('are never given to another, however many ask at once [C7.8]', async () => {
    const cookie = cookieOf(await login({ headers: fromHere }))
    const rounds = Array.from({ length: 40 }, (_none, at) => at % 3 === 0)
    const answers = await Promise.all(
      rounds.map((isMember) => info(isMember ? { ...fromHere, cookie } : fromHere)),
    )
    expect(answers.map((answer) => answer.json<Envelope<unknown>>().status)).toEqual(
      rounds.map((isMember) => (isMember ? 0 : 401)),
    )
  })
})
