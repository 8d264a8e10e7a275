import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createRcPub, createRcPubServer, type RcPub } from '../../../server/rc-pub/index.ts'
import { rateLimitOf, standardRateLimits } from '../../../server/rc-pub/limits/rate-limits.ts'
import { servedSamples } from './served-samples.ts'

const { store, server } = servedSamples()

const reported: unknown[] = []
let strict: { readonly rcPub: RcPub; readonly server: FastifyInstance }
beforeAll(async () => {
  const limits = { ...standardRateLimits, calls: 5, searches: 2, logins: 2 }
  const rcPub = await createRcPub({ database: store(), report: (failure) => reported.push(failure), limits })
  strict = { rcPub, server: await createRcPubServer(rcPub) }
})
afterAll(async () => {
  await strict.server.close()
  await strict.rcPub.close()
})

describe('a client that calls too often', () => {
  const call = (remoteAddress: string, path: string, language = 'en') =>
    strict.server.inject({ url: `/rc-pub/front/${path}`, remoteAddress, headers: { language } })

  it('is refused in the envelope, in its language, and told when to come again', async () => {
    const site = 'site/findBySld?sld=slgc'
    for (let time = 0; time < 5; time += 1) expect((await call('10.0.0.1', site)).statusCode).toBe(200)
    const refused = await call('10.0.0.1', site, 'zh')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ status: 429, data: null })
    expect(refused.json<{ message: string }>().message).toMatch(/^请求过于频繁，请 \d+ 秒后再试$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    // other calls of the same kind count together, unknown ones too
    expect((await call('10.0.0.1', 'publication/getPublications')).statusCode).toBe(429)
    expect((await call('10.0.0.1', 'nothing')).statusCode).toBe(429)
  })

  it('is refused no longer when the clock of the machine is set back', async () => {
    for (let time = 0; time < 6; time += 1) await call('10.0.0.9', 'nothing')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    const refused = await call('10.0.0.9', 'nothing')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('does not use up what other clients and other kinds of calls have', async () => {
    expect((await call('10.0.0.2', 'site/findBySld?sld=slgc')).statusCode).toBe(200)
    expect((await call('10.0.0.1', 'search/search?q=water')).statusCode).toBe(200)
    expect((await call('10.0.0.1', 'search/search?q=water')).statusCode).toBe(200)
    expect((await call('10.0.0.1', 'search/search?q=water')).statusCode).toBe(429)
  })

  it('may not guess passwords as fast as it reads', async () => {
    const guess = async (remoteAddress: string, path: string) =>
      (await strict.server.inject({ method: 'POST', url: `/rc-pub/front/${path}`, remoteAddress })).statusCode
    expect(await guess('10.0.0.3', 'auth/login')).toBe(200)
    expect(await guess('10.0.0.3', 'frontMembers/deleteAccount')).toBe(200)
    expect(await guess('10.0.0.3', 'auth/thirdBind')).toBe(429)
    expect(await guess('10.0.0.4', 'auth/thirdBind')).toBe(200)
    expect((await call('10.0.0.3', 'site/findBySld?sld=slgc')).statusCode).toBe(200)
  })

  it('is one client with all addresses of its IPv6 network', async () => {
    for (let host = 1; host <= 5; host += 1) await call(`2001:db8:1:1::${host}`, 'nothing')
    expect((await call('2001:db8:1:1::99', 'nothing')).statusCode).toBe(429)
    expect((await call('2001:db8:1:2::1', 'nothing')).statusCode).toBe(404)
  })

  it.each([
    ['/rc-pub/front/search/search', 'searches'],
    ['/rc-pub/front/front-article/advancedSearch', 'searches'],
    ['/rc-pub/front/front-article/quickSearch', 'searches'],
    ['/rc-pub/front/files/get', 'files'],
    ['/rc-pub/front/files/fileUpload', 'uploads'],
    ['/rc-pub/front/frontMembers/askForAlerts', 'letters'],
    ['/rc-pub/front/auth/sendReceiverMessage', 'letters'],
    ['/rc-pub/front/auth/sendMobileMessage', 'letters'],
    ['/rc-pub/front/auth/login', 'logins'],
    ['/rc-pub/front/auth/thirdBind', 'logins'],
    ['/rc-pub/front/auth/register', 'logins'],
    ['/rc-pub/front/auth/setNewPwd', 'logins'],
    ['/rc-pub/front/auth/changePwd', 'logins'],
    ['/rc-pub/front/auth/beginSecondFactor', 'logins'],
    ['/rc-pub/front/auth/endSecondFactor', 'logins'],
    ['/rc-pub/front/auth/beginPasskey', 'logins'],
    ['/rc-pub/front/auth/removePasskey', 'logins'],
    ['/rc-pub/front/frontMembers/exportData', 'logins'],
    ['/rc-pub/front/frontMembers/deleteAccount', 'logins'],
    ['/rc-pub/front/auth/loginByMessage', 'logins'],
    ['/rc-pub/front/auth/loginByFactor', 'logins'],
    ['/rc-pub/front/auth/beginPasskeyLogin', 'calls'],
    ['/rc-pub/front/auth/getAesKey', 'calls'],
    ['/rc-pub/front/files/preview', 'previews'],
    ['/rc-pub/front/front-article/download/:id', 'downloads'],
    ['/rc-pub/front/front-article/downloadCitation', 'downloads'],
    ['/rc-pub/front/front-article/:id', 'calls'],
    ['/rc-pub/front/site/:siteId/search-config', 'calls'],
  ])('counts %s among the %s', (path, limit) => expect(rateLimitOf(path)).toBe(limit))
})

describe('a request that cannot be answered', () => {
  it('is refused in the envelope when its address is too long', async () => {
    const long = `/rc-pub/front/front-article/batchPublicizeInfo?ids=${'9'.repeat(12_500)}`
    const answer = await server().inject({ url: long, headers: { language: 'zh' } })
    expect([answer.statusCode, answer.json()]).toEqual([
      414,
      { status: 414, message: '请求地址过长', data: null },
    ])
  })

  it.each([
    ['no JSON', 'application/json', '{"a":', 400],
    ['a type that nobody reads', 'application/x-unheard-of', 'a', 415],
    ['2 MB', 'application/json', JSON.stringify('x'.repeat(2_000_000)), 413],
  ])('and so is a body of %s, which nobody reports', async (_name, type, payload, status) => {
    const answer = await server().inject({
      method: 'POST',
      url: '/rc-pub/front/vod/downloadRecord',
      headers: { 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status, data: null })
    expect(answer.json<{ message: string }>().message).not.toBe('')
    expect(reported).toEqual([])
  })
})
