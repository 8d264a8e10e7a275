import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEn } from '../../ui/locales/account.en.ts'
import { accountZh } from '../../ui/locales/account.zh.ts'
import { faultWords } from '../../ui/locales/fault-words.ts'
import { newestCodeIn } from './support/outbox.ts'
import { cookieOf, faultsIn, goneOn, type Told, type Visit, visitsTo } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
}, 240_000)
afterAll(() => portal.close())

const newestCode = (receiver: string): string => newestCodeIn(portal.outbox, receiver)

const password = 'Sediment7'
const tooCommon = {
  zh: '这个密码太常见，容易被猜中，请换一个',
  en: 'This password is among the first that others would try, please choose another.',
} as const

describe.each(['zh', 'en'] as const)('the ways in without scripts, in %s', (language) => {
  const words = { ...faultWords[language], ...(language === 'zh' ? accountZh : accountEn) }
  const receiver = `newcomer-${language}@example.org`
  const screens = ['login', 'quickLogin', 'register', 'forgetCode'] as const

  it.each(screens)(
    '%s is a page of its own, without the title navigation, that everybody may be sent [C2.33]',
    async (screen) => {
      const page = await visit(`/${screen}?lang=${language}`)
      expect(page.status).toBe(200)
      expect(page.body).toContain(`<h1`)
      expect(page.body).toContain(words[`account.${screen}.title`])
      expect(page.body).toMatch(/<form[^>]* method="post"/)
      expect(page.body).toContain('noindex')
      expect(page.body).not.toContain('<nav aria-label="主导航"')
      expect(page.cacheControl).toContain('public')
      const prefixed = await visit(`/${language}/${screen}`)
      expect([prefixed.status, prefixed.location]).toEqual([302, `/${screen}?lang=${language}`])
    },
  )

  it('registers a newcomer by the code of the outbox, and leads back [C1.6] [C2.35] [C4.7] [C5.8]', async () => {
    const address = `/register?lang=${language}&returnTo=%2F${language}%2Fissue`
    const blank = await visit(address, { form: { action: 'send', receiver: '138' } })
    expect(faultsIn(blank)).toEqual([words['phone.malformed']])
    expect(blank.body).toContain('value="138"')
    expect(blank.cacheControl).toBe('no-store')
    const sent = await visit(address, { form: { action: 'send', receiver } })
    expect(faultsIn(sent)).toEqual([])
    expect(sent.body).toMatch(/autocomplete="one-time-code"/i)
    const fields = { action: 'enter', receiver, password, confirmation: password }
    const refused = await visit(address, { form: { ...fields, code: '', confirmation: 'another' } })
    expect(faultsIn(refused)).toEqual([
      words['code.empty'],
      words['password.confirmationDiffers'],
      words['agreement.notAccepted'],
    ])
    expect(refused.body).not.toContain(password)
    const common = {
      ...fields,
      password: 'Password1',
      confirmation: 'Password1',
      code: newestCode(receiver),
      agreed: '1',
    }
    expect(faultsIn(await visit(address, { form: common }))).toEqual([tooCommon[language]])
    const code = newestCode(receiver)
    const entered = await visit(address, { form: { ...fields, code, agreed: '1' } })
    expect([entered.status, goneOn(entered)]).toEqual([303, `/${language}/issue`])
    expect(entered.cookies.find((each) => each.startsWith('token='))).toMatch(/; HttpOnly; SameSite=Lax$/)
    const home = await visit(`/${language}/home`, { cookie: cookieOf(entered) })
    expect(home.cacheControl).toBe('private, no-store')
    expect(home.body).toContain('****')
  })

  it('says what is wrong with a phone number, whichever form it is for [C5.6]', async () => {
    const said = {
      zh: '手机号码格式不正确，请重新输入。',
      en: 'Phone number format incorrect, please try again.',
    } as const
    for (const screen of ['quickLogin', 'register', 'forgetCode'] as const) {
      const address = `/${screen}?lang=${language}`
      expect(faultsIn(await visit(address, { form: { action: 'send', receiver: '1380000' } }))).toEqual([
        said[language],
      ])
    }
  })

  it('logs in by password and by code, and refuses both in one way for who is unknown [C1.6] [C8.4]', async () => {
    const enter = (userName: string, given: string) =>
      visit(`/login?lang=${language}`, {
        form: { action: 'enter', userName, password: given, remember: '1' },
      })
    const entered = await enter(receiver, password)
    expect([entered.status, goneOn(entered)]).toEqual([303, `/${language}/home`])
    expect(entered.cookies.find((each) => each.startsWith('token='))).toContain('Max-Age=7776000')
    const wrong = await enter(receiver, 'Wrong2026')
    const unknown = await enter('nobody@example.org', 'Wrong2026')
    expect(faultsIn(wrong)).toHaveLength(1)
    expect(faultsIn(unknown)).toEqual(faultsIn(wrong))
    expect(wrong.body).toContain(`value="${receiver}"`)
    expect(wrong.body).not.toContain('Wrong2026')

    const quick = `/quickLogin?lang=${language}`
    await visit(quick, { form: { action: 'send', receiver: `unknown-${language}@example.org` } })
    const nobody = await visit(quick, {
      form: {
        action: 'enter',
        receiver: `unknown-${language}@example.org`,
        code: newestCode(`unknown-${language}@example.org`),
      },
    })
    expect(faultsIn(nobody)).toEqual([words.userToRegister])
  })

  it('sets a forgotten password, which ends the sessions there are [C1.6] [C5.4]', async () => {
    const member = `forgetful-${language}@example.org`
    await visit('/register', { form: { action: 'send', receiver: member } })
    const joined = await visit('/register', {
      form: {
        action: 'enter',
        receiver: member,
        code: newestCode(member),
        password,
        confirmation: password,
        agreed: '1',
      },
    })
    const info = async () =>
      (await visit('/rc-pub/front/frontMembers/info', { cookie: cookieOf(joined) })).body
    expect(await info()).toContain(member)
    const address = `/forgetCode?lang=${language}`
    await visit(address, { form: { action: 'send', receiver: member } })
    const changed = 'Estuary88'
    const done = await visit(address, {
      form: {
        action: 'enter',
        receiver: member,
        code: newestCode(member),
        password: changed,
        confirmation: changed,
      },
    })
    expect(done.body).toContain(words['account.done.title'])
    expect(await info()).toContain('"status":401')
    const enter = (given: string) =>
      visit('/login', { form: { action: 'enter', userName: member, password: given } })
    expect((await enter(password)).status).toBe(200)
    expect((await enter(changed)).status).toBe(303)
  })
})

describe('a form', () => {
  const form = { action: 'enter', userName: 'linxi', password: 'Xuekan2026' }

  it('is taken from pages of this host alone, so that nobody is logged in as another', async () => {
    for (const origin of ['https://elsewhere.example', `http://gzxb.localhost:${portal.port}`, 'null'])
      expect((await visit('/login', { form, headers: { origin } })).status).toBe(403)
    expect((await visit('/login', { form })).status).toBe(303)
  })

  it('leads back to paths of the site and nowhere else [C2.35]', async () => {
    const back = async (returnTo: string) =>
      goneOn(await visit(`/login?lang=zh&returnTo=${encodeURIComponent(returnTo)}`, { form }))
    expect(await back('/zh/issue')).toBe('/zh/issue')
    for (const away of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example'])
      expect(await back(away)).toBe('/zh/home')
  })

  it('changes nothing where it is only read, and other pages take none', async () => {
    expect((await visit('/zh/home', { form })).status).toBe(405)
    const read = await visit('/login?lang=zh&userName=&action=enter&password=Xuekan2026')
    expect([read.status, read.cookies]).toEqual([200, []])
  })
})

describe('pages of visitors', () => {
  it('are the same bytes while members read beside them, and nobody is sent another’s [C6.1]', async () => {
    const member = cookieOf(
      await visit('/login', { form: { action: 'enter', userName: 'linxi', password: 'Xuekan2026' } }),
    )
    const [first, ...others] = await Promise.all(
      Array.from({ length: 24 }, (_none, at) => visit('/zh/home', at % 2 === 0 ? {} : { cookie: member })),
    )
    const isMembers = (told: Told): boolean => told.body.includes('****inxi')
    expect(first === undefined ? true : isMembers(first)).toBe(false)
    others.forEach((told, at) => {
      expect(told.cacheControl.startsWith('public')).toBe(at % 2 === 1)
      expect(isMembers(told)).toBe(at % 2 === 0)
    })
    expect(portal.failures).toEqual([])
  })

  it('offer the ways in where the header shows them, which lead back there [C4.6] [C2.35] [C6.1]', async () => {
    const { body } = await visit('/zh/issue')
    expect(body).toContain('href="/login?lang=zh&amp;returnTo=%2Fzh%2Fissue"')
    expect(body).toContain('href="/register?lang=zh&amp;returnTo=%2Fzh%2Fissue"')
  })
})
