import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lettersIn, newestCodeIn } from './support/outbox.ts'
import { cookieOf, faultsIn, visitsTo, type Told, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
beforeAll(async () => {
  portal = await openPortal('', {}, { TRUST_PROXY: '1' })
  visit = visitsTo(portal)
}, 240_000)
afterAll(() => portal.close())

const enter = (
  userName: string,
  password: string,
  address: string,
  cookie = '',
  more: Readonly<Record<string, string>> = {},
): Promise<Told> =>
  visit('/login?lang=en', {
    form: { action: 'enter', userName, password, ...more },
    headers: { 'x-forwarded-for': address },
    ...(cookie === '' ? {} : { cookie }),
  })

/** What the form of a page sends along by itself. */
const hiddenIn = (body: string): ReadonlyMap<string, string> =>
  new Map(
    [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

const deviceIn = ({ cookies }: Told): string =>
  /^knownDevice=([^;]*)/.exec(cookies.find((each) => each.startsWith('knownDevice=')) ?? '')?.[1] ?? ''

describe('a member at whose password somebody guesses', () => {
  let device = ''
  it('logs in where they have logged in before, and from other networks, and the stranger waits', async () => {
    const entered = await enter('linxi', 'Xuekan2026', '192.0.2.10')
    expect(entered.status).toBe(303)
    expect(entered.cookies.find((each) => each.startsWith('knownDevice='))).toMatch(
      /^knownDevice=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    )
    device = `knownDevice=${deviceIn(entered)}`
    const wait = /Too many attempts/
    for (let time = 0; time < 10; time += 1)
      expect(faultsIn(await enter('linxi', 'Wrong2026', `198.51.100.${time}`))).toEqual([
        'The account or the password is not right.',
      ])
    expect(faultsIn(await enter('linxi', 'Xuekan2026', '198.51.100.77'))[0]).toMatch(wait)
    expect((await enter('linxi', 'Xuekan2026', '203.0.113.5')).status).toBe(303)
    const home = await enter('linxi', 'Xuekan2026', '198.51.100.77', device)
    expect([home.status, deviceIn(home)]).toEqual([303, device.slice('knownDevice='.length)])
  })

  it('solves a captcha on a new device once too many strangers have guessed, without scripts too [C7.11]', async () => {
    for (let time = 0; time < 24; time += 1) await enter('linxi', 'Wrong2026', `10.0.${time}.1`)
    const asked = await enter('linxi', 'Xuekan2026', '203.0.113.5')
    expect([asked.status, faultsIn(asked)]).toEqual([
      200,
      [
        'There have been many attempts to log in to this account. Please enter the password again, with the check below it.',
      ],
    ])
    const form = hiddenIn(asked.body)
    expect(form.get('identify')).toMatch(/^[\w-]{43}$/)
    expect(asked.body).toContain('src="data:image/png;base64,')
    expect(asked.body).toMatch(/name="userName"[^>]*value="linxi"/)
    const unsolved = await enter('linxi', 'Xuekan2026', '203.0.113.5', '', {
      identify: form.get('identify') ?? '',
      captcha: 'no',
    })
    expect(unsolved.status).toBe(200)
    expect(hiddenIn(unsolved.body).get('identify')).not.toBe(form.get('identify'))
    expect((await enter('linxi', 'Xuekan2026', '198.51.100.77', device)).status).toBe(303)
  })

  it('is answered as a name that nobody has is, in each of these', async () => {
    const saidOf = async (name: string) => {
      const said: string[] = []
      for (let time = 0; time < 12; time += 1)
        said.push(...faultsIn(await enter(name, 'Wrong2026', '2001:db8:7::1')))
      return said.map((each) => each.replaceAll(/\d+/g, 'n'))
    }
    expect(await saidOf('nobody@example.org')).toEqual(await saidOf('linxi@example.org'))
  })
})

describe('a member who logs in on a new device', () => {
  it('is told by a letter that leads to the list of devices, and of further logins there no more', async () => {
    const receiver = 'newcomer@example.org'
    const lettersTo = () => lettersIn(portal.outbox, receiver)
    const form = { action: 'send', receiver }
    await visit('/register?lang=en', { form })
    const joined = await visit('/register?lang=en', {
      form: {
        action: 'enter',
        receiver,
        code: newestCodeIn(portal.outbox, receiver),
        password: 'Sediment7',
        confirmation: 'Sediment7',
        agreed: '1',
      },
    })
    expect(joined.status).toBe(303)
    const own = `knownDevice=${deviceIn(joined)}`
    expect((await enter(receiver, 'Sediment7', '192.0.2.10', own)).status).toBe(303)
    expect((await enter(receiver, 'Sediment7', '192.0.2.11')).status).toBe(303)
    await expect.poll(() => lettersTo().length).toBe(2)
    const letter = lettersTo().at(-1)
    expect(letter).toMatchObject({
      kind: 'mail',
      to: receiver,
      subject: 'Your account was used on a new device',
    })
    const link = /http:\S+/.exec(letter?.text ?? '')?.[0] ?? ''
    expect(link).toBe(`http://slgc.localhost:${portal.port}/personal?lang=en&entry=accountSecurity#sessions`)
    const { pathname, search } = new URL(link)
    const list = await visit(pathname + search, { cookie: cookieOf(joined) })
    expect(list.body.includes('value="endOthers"')).toBe(true)
    expect(list.body.includes('id="sessions"')).toBe(true)
  })
})

describe('a known device', () => {
  it('is nobody to a page, which everybody may share', async () => {
    const page = await visit('/zh/home', { cookie: 'knownDevice=x' })
    expect([page.status, page.cacheControl]).toEqual([200, expect.stringContaining('public')])
  })
})
