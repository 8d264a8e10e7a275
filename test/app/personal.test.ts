import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultWords } from '../../ui/locales/fault-words.ts'
import { personalEn } from '../../ui/locales/personal.en.ts'
import { personalZh } from '../../ui/locales/personal.zh.ts'
import { cookieOf, faultsIn, goneOn, type Visit, visitsTo } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
}, 240_000)
afterAll(() => portal.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'

const logIn = async (userAgent: string, password = 'Xuekan2026'): Promise<string> =>
  cookieOf(
    await visit('/login', {
      form: { action: 'enter', userName: 'linxi', password },
      headers: { 'user-agent': userAgent },
    }),
  )

const messages = (): readonly string[] =>
  (existsSync(portal.outbox) ? readdirSync(portal.outbox) : [])
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readFileSync(join(portal.outbox, name), 'utf8'))

describe.each(['zh', 'en'] as const)('the personal centre without scripts, in %s', (language) => {
  const words = language === 'zh' ? personalZh : personalEn
  const at = (entry: string) => `/personal?lang=${language}&entry=${entry}`

  it('leads nobody to the login and back, and the form with a language in front to the one without [C2.33] [C4.10]', async () => {
    const nobody = await visit(at('accountSecurity'))
    expect([nobody.status, nobody.cacheControl]).toEqual([303, 'no-store'])
    expect(nobody.location).toBe(
      `/login?lang=${language}&returnTo=${encodeURIComponent(at('accountSecurity'))}`,
    )
    const back = await visit(nobody.location, {
      form: { action: 'enter', userName: 'linxi', password: 'Xuekan2026' },
    })
    expect([back.status, goneOn(back)]).toEqual([303, at('accountSecurity')])
    const prefixed = await visit(`/${language}/personal?entry=accountSecurity`)
    expect([prefixed.status, prefixed.location]).toEqual([302, at('accountSecurity')])
  })

  it('shows its entries to the member alone, kept by nobody, and its header leads there [C2.34] [C2.35] [C4.6]', async () => {
    const cookie = await logIn(firefox)
    const page = await visit(at('accountSecurity'), { cookie })
    expect([page.status, page.cacheControl]).toEqual([200, 'private, no-store'])
    expect(page.body).toContain(words['personal.entry.personalInformation'])
    expect(page.body).toContain('Firefox · Linux')
    expect(page.body).toContain('linxi@example.org')
    expect(page.body).toContain('noindex')
    const { body } = await visit(`/${language}/home`, { cookie })
    expect(body).toContain(`href="/personal?lang=${language}"`)
  })

  it('keeps what the member tells, and what was typed where something is wrong [C5.7] [C5.10] [C8.4]', async () => {
    const cookie = await logIn(firefox)
    const fields = {
      action: 'info',
      name: '林溪',
      email: 'letters@example.org',
      institution: `江州“${language}”`,
      researchFields: '泥沙；鱼道',
      gender: 'female',
    }
    const wrong = await visit(at('personalInformation'), {
      cookie,
      form: { ...fields, name: '', email: 'x', researchFields: 'a;b;c;d;e;f' },
    })
    const said = faultWords[language]
    expect(faultsIn(wrong)).toEqual([said['name.empty'], said['email.malformed'], said['selection.tooMany']])
    expect(wrong.body).toContain('value="a;b;c;d;e;f"')
    const saved = await visit(at('personalInformation'), { cookie, form: fields })
    expect([saved.status, saved.cacheControl]).toEqual([200, 'no-store'])
    expect(saved.body).toContain(words['personal.done.info'])
    const read = await visit(at('personalInformation'), { cookie })
    expect(read.body).toContain(`江州“${language}”`)
    expect(read.body).toContain('value="泥沙;鱼道"')
  })

  it('changes the password for the present one, ends other sessions, and tells by mail [C5.4] [C5.5] [C6.2]', async () => {
    const [cookie, other] = [await logIn(firefox), await logIn(iphone)]
    const change = (form: Readonly<Record<string, string>>, by = cookie) =>
      visit(at('accountSecurity'), { cookie: by, form: { action: 'password', ...form } })
    const next = { password: 'Sediment7', confirmation: 'Sediment7' }
    const wrong = await change({ former: 'Wrong2026', ...next })
    expect(faultsIn(wrong)).toHaveLength(1)
    expect(wrong.body).not.toContain('Sediment7')
    expect(
      faultsIn(await change({ former: 'Xuekan2026', password: 'Xuekan2026', confirmation: 'Xuekan2026' })),
    ).toEqual([faultWords[language]['password.sameAsFormer']])
    const before = messages().length
    const done = await change({ former: 'Xuekan2026', ...next })
    expect([done.status, goneOn(done)]).toEqual([303, `${at('accountSecurity')}&done=password`])
    const renewed = cookieOf(done)
    const said = await visit(goneOn(done), { cookie: renewed })
    expect(said.body).toContain(words['personal.done.password'])
    await expect.poll(() => messages().slice(before).join('')).toContain('linxi@example.org')
    expect((await visit(at('accountSecurity'), { cookie: other })).status).toBe(303)
    // whoever had learnt the token from before has nothing
    expect((await visit(at('accountSecurity'), { cookie })).status).toBe(303)
    const back = { former: 'Sediment7', password: 'Xuekan2026', confirmation: 'Xuekan2026' }
    expect((await change(back, renewed)).status).toBe(303)
  })

  it('lists the devices and ends one of them, that of another member never [C2.34] [C6.2]', async () => {
    const [cookie, other] = [await logIn(firefox), await logIn(iphone)]
    const page = await visit(at('accountSecurity'), { cookie })
    const [, phone = ''] = /Safari · iPhone[\s\S]*?name="session" value="(\d+)"/.exec(page.body) ?? []
    const ended = await visit(at('accountSecurity'), { cookie, form: { action: 'end', session: phone } })
    expect(ended.body).toContain(words['personal.done.end'])
    const out = await visit(at('accountSecurity'), { cookie: other })
    expect(out.status).toBe(303)
    expect(out.cookies.find((each) => each.startsWith('token=;'))).toContain('Max-Age=0')
    expect((await visit(at('accountSecurity'), { cookie })).status).toBe(200)
  })

  it('logs out, on the server too [C4.9]', async () => {
    const cookie = await logIn(firefox)
    const out = await visit(at('accountSecurity'), { cookie, form: { action: 'logout' } })
    expect([out.status, out.location]).toEqual([303, `/login?lang=${language}&left=logout`])
    const told = await visit(out.location)
    expect(told.body).toMatch(/role="status">(退出成功|You have logged out)</)
    // a form that is posted next is told of alone
    const wrong = { action: 'enter', userName: '', password: '' }
    expect((await visit(out.location, { form: wrong })).body).not.toMatch(/退出成功|You have logged out/)
    expect(out.cookies.filter((each) => each.includes('Max-Age=0')).length).toBeGreaterThan(1)
    const info = await visit('/rc-pub/front/frontMembers/info', { cookie })
    expect(info.body).toContain('"status":401')
    expect(
      (await visit(at('accountSecurity'), { cookie, form: { action: 'endOthers' } })).location,
    ).toContain(`/login?lang=${language}`)
    expect(portal.failures).toEqual([])
  })
})

describe('its forms', () => {
  it('are taken from pages of this host alone', async () => {
    const cookie = await logIn(firefox)
    const elsewhere = await visit('/personal', {
      cookie,
      form: { action: 'logout' },
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(elsewhere.status).toBe(403)
    expect((await visit('/personal', { cookie })).status).toBe(200)
  })
})
