import { describe, expect, it } from 'vitest'
import { letterHtml } from '../../../server/rc-pub/accounts/letter-html.ts'
import { loginMessage } from '../../../server/rc-pub/accounts/login-message.ts'
import type { LoginSource } from '../../../server/rc-pub/accounts/login-source.ts'
import { storeAcceptance } from '../../../server/rc-pub/store/accepted-agreements.ts'
import { accountParts, at, changingMember, sealedText } from './account-changes.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'

const store = openedStore()
const day = 24 * 60 * 60_000
const firefox = 'Firefox · Linux'
const origin = 'http://slgc.example.org:4173'

let count = 0
async function bench(now: () => number = () => at, mobileNo: string | null = null) {
  const senders = collectingSenders()
  const parts = accountParts(store(), senders, [], now)
  const member = await changingMember(store(), `entering-${(count += 1)}`, mobileNo)
  const login = async (from: Partial<LoginSource> = {}, device = firefox, password = 'Sediment7') => {
    const entered = await parts.accounts.login({
      userName: member.userName,
      remember: false,
      device,
      from: { network: 'a', knownDevice: '', origin, ...from },
      sealedPassword: await sealedText(parts, password),
    })
    await parts.news.sent()
    return entered.kind === 'entered' ? (entered.knownDevice ?? '') : entered.kind
  }
  return { ...parts, member, senders, login }
}

describe('the news of a login', () => {
  it('come where the member has not logged in before, and nowhere else', async () => {
    const { login, senders, member } = await bench()
    const word = await login()
    expect(senders.sent).toMatchObject([{ to: member.email }])
    await login({ knownDevice: word })
    expect(await login({}, firefox, 'Wrong2026')).toBe('wrong')
    expect(senders.sent).toHaveLength(1)
    await login({ knownDevice: 'x'.repeat(43) })
    expect(senders.sent).toHaveLength(2)
  })

  it('say when, which browser and system, and where all devices are, in both languages where none is known', async () => {
    const { login, senders } = await bench()
    await login()
    const [letter] = senders.sent
    expect(letter).toMatchObject({
      subject: '您的账号在新设备上登录 / Your account was used on a new device',
    })
    expect(letter?.text).toContain('时间：2027年1月15日 16:00（北京时间）')
    expect(letter?.text).toContain('Time: 15 January 2027 at 08:00 UTC')
    expect(letter?.text).toContain(`Device: ${firefox}`)
    expect(letter?.text).toContain(
      `See where you are logged in: ${origin}/personal?lang=en&entry=accountSecurity#sessions`,
    )
  })

  it.each([
    ['zh', /^账号 [^]*查看登录的设备/, /The account/],
    ['en', /^The account [^]*See where you are logged in/, /账号/],
  ] as const)(
    'are in the language in which the member has accepted the agreements: %s',
    async (language, said, other) => {
      const { login, senders, member } = await bench()
      const memberId = Number(member.id)
      const texts = { zh: '水', en: 'water' }
      const agreements = [{ kind: 'privacy', since: '2026-01-01', texts } as const]
      await storeAcceptance(store(), { memberId, agreements, language, at })
      await login()
      expect(senders.sent).toMatchObject([{ language, text: expect.stringMatching(said) }])
      expect(senders.sent[0]?.text).not.toMatch(other)
    },
  )

  it('print nothing that who logs in has made up: no device, no host but those of the portal', async () => {
    const { login, senders } = await bench()
    for (const away of [
      'http://example.org.evil.example',
      'https://evil.example/x.example.org',
      'javascript:x',
      '',
    ])
      await login({ origin: away }, 'Your bank: http://evil.example')
    expect(senders.sent).toHaveLength(4)
    for (const { text } of senders.sent) {
      expect(text).not.toContain('evil')
      expect(text).not.toMatch(/https?:/)
      expect(text).toContain('Device: not known')
    }
  })

  it('are five letters a day at most, also for a program that keeps nothing', async () => {
    let now = at
    const { login, senders } = await bench(() => now)
    for (let time = 0; time < 7; time += 1) await login()
    expect(senders.sent).toHaveLength(5)
    now += day + 1
    await login()
    expect(senders.sent).toHaveLength(6)
  })

  it('cost no short message: who has no address is told in the list of devices alone', async () => {
    const { login, senders } = await bench(() => at, '13900000192')
    expect(await login()).toMatch(/^[\w-]{43}$/)
    expect(senders.sent).toEqual([])
  })

  it('are none of a registration, whose device is known from then on', async () => {
    const { accounts, news, senders } = await bench()
    const receiver = `newcomer-${count}@example.org`
    await accounts.sendCode({ receiver, purpose: 'register', language: 'en' })
    const agreed = { agreed: true, agreements: [], language: 'en' } as const
    const sealedPassword = await sealedText({ accounts }, 'Sediment7')
    const entered = await accounts.register({
      receiver,
      code: senders.codeFor(receiver),
      ...agreed,
      sealedPassword,
      device: firefox,
    })
    if (entered.kind !== 'entered') throw new Error(entered.kind)
    const again = await accounts.login({
      userName: receiver,
      remember: false,
      device: firefox,
      from: { network: 'b', knownDevice: entered.knownDevice ?? '', origin },
      sealedPassword: await sealedText({ accounts }, 'Sediment7'),
    })
    await news.sent()
    expect([again.kind, senders.sent.length]).toEqual(['entered', 1])
  })
})

describe('loginMessage', () => {
  it.each(['zh', 'en'] as const)('is a letter with one link, in text and in HTML: %s', (language) => {
    const link = `${origin}/personal?lang=${language}&entry=accountSecurity`
    const { text } = loginMessage({ userName: '13812345678', at, device: firefox, link }, language)
    expect(text).toContain('138****5678')
    const html = letterHtml(text, language)
    expect(html.match(/<a href="([^"]*)"/g)).toEqual([`<a href="${link.replaceAll('&', '&amp;')}"`])
    expect(html).toContain(firefox)
  })
})
