import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factorStep } from '@xuekan/core/member'
import { authenticatorDigits } from '../../server/rc-pub/accounts/second-factors.ts'
import { faultWords } from '../../ui/locales/fault-words.ts'
import { accountSettingsEn } from '../../ui/locales/account-settings.en.ts'
import { accountSettingsZh } from '../../ui/locales/account-settings.zh.ts'
import { newMember } from './support/members.ts'
import { newestCodeIn, newestLetter } from './support/outbox.ts'
import { cookieOf, faultsIn, goneOn, type Visit, visitsTo } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
}, 240_000)
afterAll(() => portal.close())

const password = 'Sediment7'

describe.each(['zh', 'en'] as const)('the guards of an account without scripts, in %s', (language) => {
  const words = { zh: accountSettingsZh, en: accountSettingsEn }[language]
  const page = `/accountSettings?lang=${language}`
  const said = faultWords[language]
  let member = `guarded-${language}@example.org`
  let cookie = ''
  let secret = ''
  let codes: readonly string[] = []
  const digits = (step = 0) => authenticatorDigits(secret, factorStep(Date.now()) + step)
  const logIn = (given: string) =>
    visit(`/login?lang=${language}&returnTo=%2F${language}%2Fissue`, {
      form: { action: 'enter', userName: member, password: given, remember: '1' },
    })
  const info = async (by: string) => (await visit('/rc-pub/front/frontMembers/info', { cookie: by })).body

  it('lead nobody to the login and back [C4.10] [C6.1]', async () => {
    const nobody = await visit(page)
    expect([nobody.status, nobody.location]).toEqual([
      303,
      `/login?lang=${language}&returnTo=${encodeURIComponent(page)}`,
    ])
  })

  it('are a second factor that the password alone sets up and a first code switches on [C6.2]', async () => {
    cookie = await newMember(visit, portal.outbox, member)
    const other = cookieOf(await logIn(password))
    const security = await visit(`/personal?lang=${language}&entry=accountSecurity`, { cookie })
    expect(security.body).toContain(`href="/accountSettings?lang=${language}"`)
    const opened = await visit(page, { cookie })
    expect([opened.status, opened.cacheControl]).toEqual([200, 'private, no-store'])
    expect(opened.body).toContain(words['settings.factor.off'])
    expect(
      faultsIn(await visit(page, { cookie, form: { action: 'begin', password: 'Wrong2026' } })),
    ).toHaveLength(1)
    const begun = await visit(page, { cookie, form: { action: 'begin', password } })
    secret = /name="secret" value="([A-Z2-7]{32})"/.exec(begun.body)?.[1] ?? ''
    const address = /name="address" value="([^"]+)"/.exec(begun.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(address).toContain(`secret=${secret}`)
    const confirm = (code: string) =>
      visit(page, { cookie, form: { action: 'confirm', code, secret, address } })
    const wrong = await confirm(digits() === '000000' ? '000001' : '000000')
    expect(faultsIn(wrong)).toHaveLength(1)
    expect(wrong.body).toContain(secret)
    const on = await confirm(digits(-1))
    expect(on.body).toContain(words['settings.done.confirm'])
    codes = [...on.body.matchAll(/<code>([A-Z2-7]{4}(?: [A-Z2-7]{4}){5})<\/code>/g)].map(
      ([, code = '']) => code,
    )
    expect(codes).toHaveLength(10)
    expect(await info(other)).toContain('"status":401')
    // the token from before is nobody's, and the new one is in a cookie and on no page
    expect(await info(cookie)).toContain('"status":401')
    cookie = cookieOf(on)
    expect(await info(cookie)).toContain(member)
    expect(on.body).not.toContain(/token=([^;]+)/.exec(cookie)?.[1])
    expect(on.body).not.toMatch(/"token":"[^"]/)
    await expect.poll(() => newestLetter(portal.outbox, member).text).toMatch(/两步验证|Two-step/)
  })

  it('ask for it at every login, by password and by code, and lead back [C1.6] [C4.7]', async () => {
    const half = await logIn(password)
    expect([half.status, half.location]).toEqual([
      303,
      `/secondFactor?lang=${language}&returnTo=${encodeURIComponent(`/${language}/issue`)}`,
    ])
    expect(half.cookies.some((each) => each.startsWith('token=') && !each.startsWith('token=;'))).toBe(false)
    const waiting = cookieOf(half)
    expect(await info(waiting)).toContain('"status":401')
    const asked = await visit(half.location, { cookie: waiting })
    expect(asked.status).toBe(200)
    expect(asked.body).toMatch(/name="code"/)
    const enter = (code: string, by = waiting) =>
      visit(half.location, { cookie: by, form: { action: 'enter', code } })
    expect(faultsIn(await enter(''))).toHaveLength(1)
    expect(faultsIn(await enter(digits() === '000000' ? '000001' : '000000'))).toHaveLength(1)
    const entered = await enter(digits())
    expect([entered.status, goneOn(entered)]).toEqual([303, `/${language}/issue`])
    expect(entered.cookies.find((each) => each.startsWith('token='))).toContain('Max-Age=7776000')
    expect(await info(cookieOf(entered))).toContain(member)
    // the word that let ask is good once
    expect(faultsIn(await enter(codes[1] ?? ''))).toHaveLength(1)

    const quick = `/quickLogin?lang=${language}`
    await visit(quick, { form: { action: 'send', receiver: member } })
    const byCode = await visit(quick, {
      form: { action: 'enter', receiver: member, code: newestCodeIn(portal.outbox, member) },
    })
    expect(byCode.location).toMatch(/^\/secondFactor\?/)
    const recovered = await visit(byCode.location, {
      cookie: cookieOf(byCode),
      form: { action: 'enter', code: codes[0]?.toLowerCase() ?? '' },
    })
    expect(await info(cookieOf(recovered))).toContain(member)
  })

  it('are not passed by with a new password for a forgotten one [C1.6] [C5.4]', async () => {
    const address = `/forgetCode?lang=${language}`
    await visit(address, { form: { action: 'send', receiver: member } })
    const changed = { password: 'Estuary88', confirmation: 'Estuary88' }
    await visit(address, {
      form: { action: 'enter', receiver: member, code: newestCodeIn(portal.outbox, member), ...changed },
    })
    await expect
      .poll(() => newestLetter(portal.outbox, member).text)
      .toMatch(/密码刚刚更改|has just been changed/)
    const half = await logIn('Estuary88')
    expect(half.location).toMatch(/^\/secondFactor\?/)
    const back = await visit(half.location, {
      cookie: cookieOf(half),
      form: { action: 'enter', code: codes[2] ?? '' },
    })
    cookie = cookieOf(back)
  })

  it('hand out the data that is held, once, for the password and a code', async () => {
    const ask = (form: Readonly<Record<string, string>>) =>
      visit(page, { cookie, form: { action: 'export', ...form } })
    expect(faultsIn(await ask({ password: 'Estuary88', factor: '' }))).toHaveLength(1)
    const ready = await ask({ password: 'Estuary88', factor: codes[3] ?? '' })
    const url =
      /href="(\/rc-pub\/front\/frontMembers\/exportedData\?word=[\w-]+)"/.exec(ready.body)?.[1] ?? ''
    expect((await visit(url)).status).toBe(404)
    const file = await visit(url, { cookie })
    expect([file.status, file.cacheControl]).toEqual([200, 'no-store'])
    const held = JSON.parse(file.body) as Readonly<
      Record<'account' | 'agreements', Readonly<Record<string, unknown>>>
    >
    expect(held.account).toMatchObject({ userName: member, email: member, secondFactor: true })
    // the texts that were accepted name the cookies
    const { agreements: _accepted, ...others } = held
    expect(JSON.stringify(others)).not.toMatch(/scrypt|password|token|secret/i)
    expect((await visit(url, { cookie })).status).toBe(404)
  })

  it('take another address and number by a code, tell the former ones and end other sessions [C5.6] [C5.7] [C7.11]', async () => {
    const other = cookieOf(
      await visit(`/secondFactor?lang=${language}`, {
        cookie: cookieOf(await logIn('Estuary88')),
        form: { action: 'enter', code: codes[5] ?? '' },
      }),
    )
    expect(await info(other)).toContain(member)
    // who gives a number is told what may become of codes that go there
    expect((await visit(page, { cookie })).body).toContain(words['settings.contact.phone.risk'])
    const send = (form: Readonly<Record<string, string>>) =>
      visit(page, { cookie, form: { password: 'Estuary88', factor: '', ...form } })
    const address = `moved-${language}@example.org`
    const wrong = await send({ action: 'email', receiver: 'x', factor: codes[6] ?? '' })
    expect(faultsIn(wrong)).toEqual([said['email.malformed']])
    expect(wrong.body).toContain('value="x"')
    expect(faultsIn(await send({ action: 'email', receiver: member }))).toEqual([said['receiver.unchanged']])
    expect(faultsIn(await send({ action: 'email', receiver: address }))).toHaveLength(1)
    // an address that somebody has is answered as any other is, until its code is typed
    const theirOwn = `neighbour-${language}@example.org`
    await newMember(visit, portal.outbox, theirOwn)
    const taken = await send({ action: 'email', receiver: theirOwn, factor: codes[6] ?? '' })
    expect(taken.body).toContain(words['settings.done.email'])
    const enter = (receiver: string, code: string) =>
      visit(page, { cookie, form: { action: 'emailCode', receiver, code } })
    const theirs = await enter(theirOwn, newestCodeIn(portal.outbox, theirOwn))
    expect(faultsIn(theirs)).toHaveLength(1)
    const asked = await send({ action: 'email', receiver: address, factor: codes[7] ?? '' })
    expect(asked.body).toContain(words['settings.contact.confirm'])
    const code = newestCodeIn(portal.outbox, address)
    expect(faultsIn(await enter(address, code === '000000' ? '000001' : '000000'))).toHaveLength(1)
    const changed = await enter(address, code)
    expect([changed.status, goneOn(changed)]).toEqual([
      303,
      `/personal?lang=${language}&entry=accountSecurity&done=contact`,
    ])
    expect(await info(cookie)).toContain('"status":401')
    expect(await info(other)).toContain('"status":401')
    cookie = cookieOf(changed)
    const security = await visit(goneOn(changed), { cookie })
    expect(security.body).toContain(address)
    expect(security.body).not.toContain(member)
    await expect
      .poll(() => newestLetter(portal.outbox, member).text)
      .toMatch(/登录邮箱刚刚更换|another e-mail address/)

    const number = language === 'zh' ? '13900000001' : '13900000002'
    await send({ action: 'phone', receiver: number, factor: codes[8] ?? '' })
    const added = await visit(page, {
      cookie,
      form: { action: 'phoneCode', receiver: number, code: newestCodeIn(portal.outbox, number) },
    })
    cookie = cookieOf(added)
    expect(await info(cookie)).toContain(`"mobileNo":"${number}"`)
    await expect
      .poll(() => newestLetter(portal.outbox, address).text)
      .toMatch(/登录手机号刚刚更换|another phone number/)
    expect((await logIn('Estuary88')).status).toBe(200)
    member = address
  })

  it('end the account and all that belongs to it, for the password and a code', async () => {
    const leave = (given: string, factor: string) =>
      visit(page, { cookie, form: { action: 'delete', password: given, factor } })
    expect(faultsIn(await leave('Wrong2026', codes[4] ?? ''))).toHaveLength(1)
    expect(await info(cookie)).toContain(member)
    const gone = await leave('Estuary88', codes[4] ?? '')
    expect([gone.status, gone.location]).toEqual([303, `/login?lang=${language}&left=delete`])
    expect((await visit(gone.location)).body).toMatch(
      /role="status">(您的账号已删除|Your account is deleted)</,
    )
    expect(gone.cookies.find((each) => each.startsWith('token=;'))).toContain('Max-Age=0')
    expect(await info(cookie)).toContain('"status":401')
    expect((await logIn('Estuary88')).status).toBe(200)
    await expect.poll(() => newestLetter(portal.outbox, member).text).toMatch(/已删除|have been deleted/)
    expect(portal.failures).toEqual([])
  })
})

describe('another address that the password holds', () => {
  it('is refused before a code goes out, and taken once the password is another one [C5.4] [C7.11] [C8.4]', async () => {
    const [former, next, password] = ['holds@example.org', 'x7@ab.cn', 'Sx7@ab.cn9']
    await visit('/register', { form: { action: 'send', receiver: former } })
    const code = newestCodeIn(portal.outbox, former)
    const registered = {
      action: 'enter',
      receiver: former,
      code,
      password,
      confirmation: password,
      agreed: '1',
    }
    let cookie = cookieOf(await visit('/register', { form: registered }))
    const ask = (given: string) =>
      visit('/accountSettings?lang=en', {
        cookie,
        form: { action: 'email', receiver: next, password: given, factor: '' },
      })
    const refused = await ask(password)
    expect(faultsIn(refused)).toEqual([expect.stringContaining('change the password first')])
    expect(newestCodeIn(portal.outbox, next)).toBe('')
    const other = 'Estuary88'
    const set = { action: 'password', former: password, password: other, confirmation: other }
    cookie = cookieOf(await visit('/personal?lang=en&entry=accountSecurity', { cookie, form: set }))
    expect((await ask(other)).body).toContain(accountSettingsEn['settings.contact.confirm'])
    const typed = { action: 'emailCode', receiver: next, code: newestCodeIn(portal.outbox, next) }
    const changed = await visit('/accountSettings?lang=en', { cookie, form: typed })
    expect(goneOn(changed)).toBe('/personal?lang=en&entry=accountSecurity&done=contact')
    expect(portal.failures).toEqual([])
  })
})
