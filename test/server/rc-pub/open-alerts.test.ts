import { describe, expect, it } from 'vitest'
import { createAttempts } from '../../../server/rc-pub/accounts/attempts.ts'
import { createOneTimes } from '../../../server/rc-pub/accounts/one-time.ts'
import { createAlerts } from '../../../server/rc-pub/alerts/alerts.ts'
import { askingLetter } from '../../../server/rc-pub/alerts/asking-letter.ts'
import { createOpenAlerts } from '../../../server/rc-pub/alerts/open-alerts.ts'
import { createCaptchas } from '../../../server/rc-pub/captcha/captchas.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { unknownArticle, type ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import {
  adoptSubscriptions,
  leaveSubscription,
  subscribe,
  subscribeReceiver,
  subscriptionsOf,
} from '../../../server/rc-pub/store/subscriptions.ts'
import { heardDigits } from '../../support/heard-digits.ts'
import { alertParts } from './alert-parts.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()
const later = Date.now() + 86_400_000

const record = (
  issue: string,
  part: string,
  title: string,
  change: Partial<ArticleRecord> = {},
): ArticleRecord => ({
  originalLanguage: 'en',
  ...unknownArticle,
  key: `10.5555/o.${issue}.${part}`,
  doi: `10.5555/o.${issue}.${part}`,
  year: 2026,
  volume: '3',
  issue,
  title: { zh: '', en: title },
  dates: { ...unknownArticle.dates, published: '2026-02-01' },
  ...change,
})

async function round() {
  const senders = collectingSenders()
  const failures: unknown[] = []
  const report = (failure: unknown): void => void failures.push(failure)
  await createAlerts({ ...alertParts(store()), senders, now: () => later, report, settles: 0 }).round()
  expect(failures).toEqual([])
  return senders.sent
}

const wants = (site: number, receiver: string, keywords: readonly string[] = []) =>
  subscribeReceiver(store(), {
    receiver,
    keywords,
    journals: [{ id: site, origin: 'http://o.example.org' }],
    language: 'en',
    now: 0,
  })

const addMember = async (email: string): Promise<string> => {
  const [made] = await store().query<{ id: number }>(
    `insert into member (user_name, email, password_hash, created) values ($1, $1, '', 0) returning id`,
    [email],
  )
  return String(made?.id)
}

describe('alerts for people without an account', () => {
  it('tell of what has one of their keywords, of every issue without, and are ended like any other [C5.11] [C7.12]', async () => {
    const site = await storeSite(store(), { sld: 'keywords' })
    await wants(site, 'all@example.org')
    await wants(site, 'river@example.org', ['river', '水库'])
    await saveArticles(store(), site, [
      record('1', 'a', 'Flow in <i>rivers</i>'),
      record('1', 'b', 'Dams'),
      record('2', 'c', 'Dams again', { keywords: { zh: ['水库'], en: [] } }),
      record('3', 'd', 'Turbines'),
    ])
    const sent = await round()
    const toldTo = (to: string) => sent.filter((mail) => mail.to === to).map(({ text }) => text)
    expect(toldTo('all@example.org')).toHaveLength(3)
    const [first = '', second = '', ...others] = toldTo('river@example.org')
    expect(others).toEqual([])
    expect(first).toContain('1 article has your keywords (river; 水库)')
    expect(first).toContain('Flow in rivers')
    expect(first).not.toContain('Dams')
    expect(second).toContain('Dams again')
    await leaveSubscription(store(), /leave=([\w-]+)/.exec(first)?.[1] ?? '')
    await saveArticles(store(), site, [record('4', 'e', 'More rivers')])
    expect((await round()).map(({ to }) => to)).toEqual(['all@example.org'])
  })

  it('become those of the member whom an address belongs to, now or later, and tell nothing twice [C5.11] [C7.12]', async () => {
    const site = await storeSite(store(), { sld: 'adopts' })
    const memberId = await addMember('known@example.org')
    await subscribe(store(), {
      memberId,
      journals: [{ id: site, origin: 'http://o.example.org' }],
      language: 'en',
      now: 0,
    })
    await wants(site, 'known@example.org', ['river'])
    await wants(site, 'newcomer@example.org')
    const newcomer = await addMember('newcomer@example.org')
    await adoptSubscriptions(store(), Number(newcomer), 'newcomer@example.org')
    for (const id of [memberId, newcomer])
      expect((await subscriptionsOf(store(), id)).map(({ siteId }) => siteId)).toEqual([site])
    await saveArticles(store(), site, [record('1', 'f', 'Dams'), record('2', 'g', 'Rivers')])
    const told = (await round()).map(({ to }) => to).toSorted()
    expect(told).toEqual(['known@example.org', 'newcomer@example.org', 'newcomer@example.org'])
  })

  it('are asked about by a letter that repeats nothing of what somebody typed [C5.11]', () => {
    for (const language of ['zh', 'en'] as const) {
      const letter = { name: 'Flow', url: 'http://o.example.org/x' }
      const narrowed = askingLetter({ ...letter, isNarrowed: true }, language)
      const whole = askingLetter({ ...letter, isNarrowed: false }, language)
      expect(narrowed.subject).toBe(whole.subject)
      expect(narrowed.text).not.toBe(whole.text)
      expect(whole.text).toContain(letter.url)
    }
  })

  it('are asked about by few letters, whose links are good once and for two days [C5.11]', async () => {
    const site = await storeSite(store(), { sld: 'letters' })
    let now = 1_800_000_000_000
    const senders = collectingSenders()
    const database = store()
    const captchas = createCaptchas(createOneTimes(database, () => now))
    const attempts = createAttempts(database, () => now)
    const alerts = createOpenAlerts({ database, now: () => now, captchas, attempts, senders })
    const ask = async (): ReturnType<typeof alerts.ask> => {
      const { identify } = await captchas.issue()
      const sound = await captchas.sound(identify, 'zh')
      const outcome = await alerts.ask({
        email: 'Letters@Example.org',
        keywords: [],
        captcha: heardDigits(sound ?? new Uint8Array(), 'zh'),
        identify,
        journals: [{ id: site, origin: 'http://letters.example.org' }],
        language: 'zh',
        name: '信',
        address: (word) => `http://letters.example.org/emailSubscribe?confirm=${word}`,
      })
      return outcome === 'wrongCode' ? ask() : outcome
    }
    expect([await ask(), await ask()]).toEqual(['asked', 'asked'])
    expect(await ask()).toMatchObject({ wait: expect.any(Number) as number })
    const words = senders.sent.map(({ text }) => /confirm=([\w-]+)/.exec(text)?.[1] ?? '')
    expect(senders.sent.map(({ to }) => to)).toEqual(['letters@example.org', 'letters@example.org'])
    const [first = '', second = ''] = words
    const confirmed = await Promise.all([alerts.confirm(first), alerts.confirm(first)])
    expect(confirmed.toSorted()).toEqual([false, true])
    now += 2 * 86_400_000
    expect(await alerts.confirm(second)).toBe(false)
    expect(
      await store()
        .query('select word from asked_subscription')
        .catch(() => 'no words'),
    ).toBe('no words')
  })
})

describe('captchas', () => {
  it('follow from what the store alone knows, not from what a reader is told [C7.11]', async () => {
    let kept = ''
    const captchas = createCaptchas({
      issue: async (_kind, _value, answer = '') => void (kept = answer),
      look: async () => kept,
      take: async () => kept,
    })
    const { identify } = await captchas.issue()
    const first = kept
    const heard = await captchas.sound(identify, 'en')
    expect(await captchas.sound('another', 'en')).toEqual(heard)
    await captchas.issue()
    kept = first.slice(0, 5) + kept.slice(5)
    expect(await captchas.sound(identify, 'en')).not.toEqual(heard)
    expect(await captchas.take(identify, ` ${first.slice(0, 5)} `)).toBe(true)
    expect(first).not.toContain(identify)
  })

  it('can be heard again until they are answered, are over after ten minutes, and differ [C7.11]', async () => {
    let now = 1_800_000_000_000
    const captchas = createCaptchas(createOneTimes(store(), () => now))
    const [one, other] = [await captchas.issue(), await captchas.issue()]
    expect(Buffer.from(one.picture).equals(Buffer.from(other.picture))).toBe(false)
    expect(Buffer.from(one.picture).subarray(1, 4).toString('latin1')).toBe('PNG')
    const heard = await captchas.sound(one.identify, 'en')
    expect(
      Buffer.from(heard ?? [])
        .subarray(0, 4)
        .toString('latin1'),
    ).toBe('RIFF')
    expect(await captchas.sound(one.identify, 'en')).toEqual(heard)
    expect(await captchas.sound(one.identify, 'zh')).not.toEqual(heard)
    expect(await captchas.take(one.identify, 'no')).toBe(false)
    expect(await captchas.sound(one.identify, 'en')).toBeNull()
    now += 600_000
    expect(await captchas.sound(other.identify, 'en')).toBeNull()
    expect(await captchas.take('nobodys', '')).toBe(false)
  })
})
