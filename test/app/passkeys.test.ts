import { request as ask } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factorStep, type NewPasskeyRequest } from '@xuekan/core/member'
import { basePath, endpoints } from '@xuekan/rc-pub/contract'
import { knownShapes } from '../../app/portal/known-shapes.ts'
import { unpack, type PackedJson } from '../../app/portal/packed-json.ts'
import { authenticatorDigits } from '../../server/rc-pub/accounts/second-factors.ts'
import { accountEn } from '../../ui/locales/account.en.ts'
import { accountZh } from '../../ui/locales/account.zh.ts'
import { accountSettingsEn } from '../../ui/locales/account-settings.en.ts'
import { accountSettingsZh } from '../../ui/locales/account-settings.zh.ts'
import { faultWords } from '../../ui/locales/fault-words.ts'
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '../support/software-authenticator.ts'
import { newMember, operate } from './support/members.ts'
import { newestCodeIn, newestLetter } from './support/outbox.ts'
import { cookieOf, faultsIn, goneOn, type Told, type Visit, visitsTo } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let authenticator: SoftwareAuthenticator
let origin = ''
let siteId = ''
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
  origin = `http://slgc.localhost:${portal.port}`
  siteId = stateOf(await visit('/login?lang=en')).shell.site.id
}, 240_000)
afterAll(() => portal.close())

interface State {
  readonly shell: { readonly site: { readonly id: string } }
  readonly page: { readonly value: { readonly newPasskey: NewPasskeyRequest | null } }
}

/** What a page hands to the browser. */
function stateOf({ body }: Told): State {
  const [, text = ''] = /id="portal-state"[^>]*>([^<]*)</.exec(body) ?? []
  return unpack(JSON.parse(text) as PackedJson, knownShapes) as State
}

/** A call as a script of the page makes it. */
const challengeFor = (at: string): Promise<{ readonly relyingParty: string; readonly challenge: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const headers = {
      host: `${hostname}:${port}`,
      'content-type': 'application/json',
      language: 'en',
      siteId,
    }
    const path = `${basePath}${endpoints.beginPasskeyLogin.path}?siteId=${siteId}`
    const asked = ask({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { data } = JSON.parse(Buffer.concat(parts).toString('utf8')) as {
          readonly data: { readonly relyingParty: string; readonly challenge: string } | null
        }
        if (data === null) reject(new Error('the call is refused'))
        else resolve(data)
      })
    })
    asked.on('error', reject)
    asked.end(JSON.stringify({ origin: at }))
  })

const password = 'Sediment7'

describe.each(['zh', 'en'] as const)('passkeys of a member, in %s', (language) => {
  const words = { zh: accountSettingsZh, en: accountSettingsEn }[language]
  const named: Readonly<Record<keyof typeof accountZh, string>> = language === 'zh' ? accountZh : accountEn
  const page = `/accountSettings?lang=${language}`
  const login = `/login?lang=${language}&returnTo=%2F${language}%2Fissue`
  const member = `keyed-${language}@example.org`
  let cookie = ''
  const info = async (by: string) => (await visit('/rc-pub/front/frontMembers/info', { cookie: by })).body
  const send = (form: Readonly<Record<string, string>>) => visit(page, { cookie, form })
  const use = async () => {
    const used = await authenticator.use(await challengeFor(origin))
    if (!used.ok) throw new Error(used.error)
    return visit(login, { form: { action: 'passkey', passkey: JSON.stringify(used.value) } })
  }

  it('are made for the password, end other sessions, change the token, and are told [C4.7] [C6.2]', async () => {
    authenticator = createSoftwareAuthenticator(origin)
    cookie = await newMember(visit, portal.outbox, member)
    const other = cookieOf(
      await visit(login, { form: { action: 'enter', userName: member, password, remember: '' } }),
    )
    expect((await visit(page, { cookie })).body).toContain(named['account.passkey.none'])
    expect(faultsIn(await send({ action: 'passkey', password: 'Wrong2026', factor: '' }))).toHaveLength(1)
    const begun = await send({ action: 'passkey', password, factor: '' })
    const request = stateOf(begun).page.value.newPasskey
    expect(request).toMatchObject({ relyingParty: 'localhost', userName: member, known: [] })
    expect(begun.body).toContain(named['account.passkey.make'])
    const made = await authenticator.create(request as NewPasskeyRequest)
    const passkey = made.ok ? JSON.stringify(made.value) : ''
    expect(faultsIn(await send({ action: 'passkeyMade', passkey: '{}', name: 'x' }))).toEqual([
      faultWords[language]['passkey.failed'],
    ])
    const former = cookie
    const added = await send({ action: 'passkeyMade', passkey, name: ' My   phone ' })
    const told = `aria-labelledby="passkeys"[^]*?role="status">${words['settings.done.passkeyMade']}`
    expect(added.body).toMatch(new RegExp(told))
    expect(added.body).toContain('My phone')
    expect(added.body).toContain(named['account.passkey.unused'])
    cookie = cookieOf(added)
    expect(await info(cookie)).toContain(member)
    for (const ended of [former, other]) expect(await info(ended)).toContain('"status":401')
    expect(added.body).not.toContain(/token=([^;]+)/.exec(cookie)?.[1])
    await expect
      .poll(() => newestLetter(portal.outbox, member).text)
      .toMatch(/添加了一个通行密钥|passkey has just been added/)
    expect(faultsIn(await send({ action: 'passkeyMade', passkey, name: 'again' }))).toHaveLength(1)
  })

  it('let in without a password, and where a second factor is on without a code of it [C1.6] [C2.35]', async () => {
    const entered = await use()
    expect([entered.status, goneOn(entered)]).toEqual([303, `/${language}/issue`])
    expect(await info(cookieOf(entered))).toContain(member)

    const begun = await send({ action: 'begin', password })
    const secret = /name="secret" value="([A-Z2-7]{32})"/.exec(begun.body)?.[1] ?? ''
    const code = authenticatorDigits(secret, factorStep(Date.now()))
    const on = await send({ action: 'confirm', code, secret, address: 'otpauth://totp/a' })
    expect(on.body).toContain(words['settings.done.confirm'])
    expect(on.body).toContain('My phone')
    cookie = cookieOf(on)
    const codes = [...on.body.matchAll(/<code>([A-Z2-7]{4}(?: [A-Z2-7]{4}){5})<\/code>/g)].map(
      ([, one = '']) => one,
    )
    const half = await visit(login, { form: { action: 'enter', userName: member, password } })
    expect(half.location).toMatch(/^\/secondFactor\?/)
    expect(await info(cookieOf(await use()))).toContain(member)

    // a passkey is one more way in: without a code of the factor none is made
    expect(faultsIn(await send({ action: 'passkey', password, factor: '' }))).toHaveLength(1)
    const again = await send({ action: 'passkey', password, factor: codes[0] ?? '' })
    expect(stateOf(again).page.value.newPasskey?.known).toHaveLength(1)
  })

  it('let nobody in whose member is locked, and say so [C6.1] [C8.4]', async () => {
    await operate(portal.outbox, 'lock', member)
    const [said] = faultsIn(await use())
    expect(said).toMatch(/停用|has been locked/)
    await operate(portal.outbox, 'unlock', member)
    cookie = cookieOf(await use())
    expect(await info(cookie)).toContain(member)
  })

  it('say on the login page why they let nobody in [C8.1] [C8.4]', async () => {
    const post = (passkey: string) => visit(login, { form: { action: 'passkey', passkey } })
    expect(faultsIn(await post('junk'))).toEqual([faultWords[language]['passkey.failed']])
    const used = await authenticator.twisted({ isVerified: false }).use(await challengeFor(origin))
    if (!used.ok) throw new Error(used.error)
    const passkey = JSON.stringify(used.value)
    expect(faultsIn(await post(passkey))).toEqual([
      expect.stringMatching(/未能通过验证|could not be verified/),
    ])
    expect(faultsIn(await post(passkey))).toEqual([expect.stringMatching(/已过期|took too long/)])
    const { headers } = { headers: { origin: 'http://evil.example' } }
    expect((await visit(login, { form: { action: 'passkey', passkey }, headers })).status).toBe(403)
    await expect(challengeFor('http://evil.example')).rejects.toThrow('refused')
  })

  it('are renamed, stand in the data that is held without their key, and are removed for a proof [C6.2]', async () => {
    await visit(`/forgetCode?lang=${language}`, { form: { action: 'send', receiver: member } })
    expect(newestCodeIn(portal.outbox, member)).toMatch(/^\d{6}$/)
    const opened = await visit(page, { cookie })
    const id = /name="id" value="(\d+)"/.exec(opened.body)?.[1] ?? ''
    const renamed = await send({ action: 'passkeyName', id, name: 'Laptop' })
    expect(renamed.body).toContain('Laptop')
    expect(renamed.body).not.toContain('My phone')
    expect(faultsIn(await send({ action: 'passkeyEnd', id, password, factor: '' }))).toHaveLength(1)
    expect((await visit(page, { cookie })).body).toContain('Laptop')
    expect(portal.failures).toEqual([])
  })
})

describe('a member without a second factor', () => {
  it('has the passkey in the data that is held, and removes it for the password [C6.2]', async () => {
    const member = 'keyed-alone@example.org'
    const page = '/accountSettings?lang=en'
    authenticator = createSoftwareAuthenticator(origin)
    let cookie = await newMember(visit, portal.outbox, member)
    const send = (form: Readonly<Record<string, string>>) => visit(page, { cookie, form })
    const begun = await send({ action: 'passkey', password, factor: '' })
    const made = await authenticator.create(stateOf(begun).page.value.newPasskey as NewPasskeyRequest)
    if (!made.ok) throw new Error(made.error)
    cookie = cookieOf(
      await send({ action: 'passkeyMade', passkey: JSON.stringify(made.value), name: 'Phone' }),
    )
    const ready = await send({ action: 'export', password, factor: '' })
    const url =
      /href="(\/rc-pub\/front\/frontMembers\/exportedData\?word=[\w-]+)"/.exec(ready.body)?.[1] ?? ''
    const { body } = await visit(url, { cookie })
    const held = JSON.parse(body) as { readonly passkeys: readonly unknown[] }
    expect(held.passkeys).toEqual([{ name: 'Phone', made: expect.any(Number), used: null }])
    expect(body).not.toContain(made.value.id)
    const id = /name="id" value="(\d+)"/.exec(ready.body)?.[1] ?? ''
    const gone = await send({ action: 'passkeyEnd', id, password, factor: '' })
    expect(gone.body).toContain(accountSettingsEn['settings.done.passkeyEnd'])
    expect(gone.body).toContain(accountEn['account.passkey.none'])
    await expect.poll(() => newestLetter(portal.outbox, member).text).toContain('has just been removed')
    expect(await visit('/rc-pub/front/frontMembers/info', { cookie })).toMatchObject({
      body: expect.stringContaining('"status":401'),
    })
    const used = await authenticator.use(await challengeFor(origin))
    const passkey = used.ok ? JSON.stringify(used.value) : ''
    expect(faultsIn(await visit('/login?lang=en', { form: { action: 'passkey', passkey } }))).toEqual([
      expect.stringContaining('does not know the passkey'),
    ])
    expect(portal.failures).toEqual([])
  })
})

describe('a passkey that is wanted on another host', () => {
  it('leads through the login page of the hub, once, and back [C2.35]', async () => {
    const hub = { host: `localhost:${portal.port}` }
    const begun = await visit('/login/elsewhere?lang=en&returnTo=%2Fen%2Fissue&by=passkey')
    expect(begun.cookies.find((each) => each.startsWith('handover='))).toContain('Max-Age=600')
    const give = new URL(begun.location)
    expect([give.host, give.searchParams.get('by')]).toEqual([hub.host, 'passkey'])
    const led = await visit(give.pathname + give.search, { headers: hub })
    const page = new URL(led.location, `http://${hub.host}`)
    expect([led.status, page.pathname]).toEqual([303, '/login'])
    const again = page.searchParams.get('returnTo') ?? ''
    const nobody = await visit(again, { headers: hub })
    expect([nobody.status, nobody.location]).toEqual([
      303,
      expect.stringMatching(
        /^http:\/\/slgc\.localhost:\d+\/login\/arrival\?lang=en&returnTo=%2Fen%2Fissue&from=localhost(%3A\d+)?$/,
      ),
    ])
    const form = { action: 'enter', userName: 'linxi', password: 'Xuekan2026' }
    const entered = await visit(page.pathname + page.search, {
      form,
      headers: { ...hub, origin: `http://${hub.host}` },
    })
    expect(entered.location).toBe(again)
    const given = await visit(again, { headers: hub, cookie: cookieOf(entered) })
    expect([given.status, given.cacheControl]).toEqual([200, 'no-store'])
    const href = /href="([^"]+)"/.exec(given.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const arrival = new URL(href)
    expect(arrival.host).toBe(`slgc.localhost:${portal.port}`)
    const taken = await visit(arrival.pathname + arrival.search, { cookie: cookieOf(begun) })
    expect(taken.location).toBe('/en/issue')
    expect(cookieOf(taken)).toContain('token=')
  })
})
