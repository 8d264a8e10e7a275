import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createRcPub } from '../../../server/rc-pub/index.ts'
import { createAlerts } from '../../../server/rc-pub/alerts/alerts.ts'
import { noSenders, type Mail, type MailSender } from '../../../server/rc-pub/accounts/senders.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { unknownArticle, type ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import {
  leaveSubscription,
  subscribe,
  subscriptionsOf,
  unsubscribe,
} from '../../../server/rc-pub/store/subscriptions.ts'
import { alertParts } from './alert-parts.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()
const failures: unknown[] = []

const later = Date.now() + 86_400_000

function opened(send: MailSender['send'], settles = 0, now = later) {
  const senders = { ...noSenders, mail: { send } }
  const report = (failure: unknown): void => void failures.push(failure)
  return createAlerts({ ...alertParts(store()), senders, now: () => now, report, settles })
}

const record = (issue: string, part: string, published = '2026-02-01'): ArticleRecord => ({
  ...unknownArticle,
  key: `10.5555/a.${issue}.${part}`,
  doi: `10.5555/a.${issue}.${part}`,
  year: 2026,
  volume: '3',
  issue,
  originalLanguage: 'en',
  title: { zh: `第 ${part} 篇`, en: `<i>On</i> ${part}` },
  dates: { received: '', revised: '', accepted: '', online: '', published },
})

const members: string[] = []
beforeAll(async () => {
  for (const [name, email] of [
    ['reader', 'reader@example.org'],
    ['second', 'second@example.org'],
  ] as const) {
    const [made] = await store().query<{ id: number }>(
      `insert into member (user_name, email, password_hash, created) values ($1, $2, '', 0) returning id`,
      [name, email],
    )
    members.push(String(made?.id))
  }
})

const subscribed = (site: number, sld: string, memberId = members[0] ?? '', language: 'zh' | 'en' = 'en') =>
  subscribe(store(), {
    memberId,
    journals: [{ id: site, origin: `http://${sld}.example.org` }],
    language,
    now: 0,
  })

describe('alerts by mail', () => {
  it('tell each subscriber of each new issue once, in their language, and nobody of what was there [C7.12]', async () => {
    const site = await storeSite(store(), { sld: 'told' })
    await store().query(
      `update site set config = config || '{"name":{"zh":"流","en":"Flow"}}' where id = $1`,
      [site],
    )
    await saveArticles(store(), site, [record('1', 'old')])
    await subscribed(site, 'told')
    await subscribed(site, 'told', members[1], 'zh')
    const sent: Mail[] = []
    const alerts = opened(async (mail) => void sent.push(mail))
    await alerts.round()
    expect(sent).toEqual([])
    await saveArticles(store(), site, [record('2', 'new'), record('3', 'newer')])
    await alerts.round()
    await alerts.round()
    const english = sent.filter(({ to }) => to === 'reader@example.org')
    expect(english.map(({ subject }) => subject)).toEqual([
      'Flow: 2026, volume 3, issue 2 is out',
      'Flow: 2026, volume 3, issue 3 is out',
    ])
    expect(english[0]?.text).toContain('1. On new\n   http://told.example.org/en/article/doi/10.5555/a.2.new')
    expect(english[0]?.text).toContain('http://told.example.org/en/issue/2026/2')
    expect(english[0]?.text).toMatch(
      /Unsubscribe: http:\/\/told\.example\.org\/emailSubscribe\?lang=en&leave=[\w-]{43}\n$/,
    )
    const chinese = sent.filter(({ to }) => to === 'second@example.org')
    expect(chinese.map(({ subject }) => subject)).toEqual([
      '《流》2026 年第 3 卷第 2 期出版了',
      '《流》2026 年第 3 卷第 3 期出版了',
    ])
    expect(new Set(sent.map(({ text }) => /leave=([\w-]+)/.exec(text)?.[1])).size).toBe(2)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(4)
  })

  it('wait for an issue that is being imported or is dated later, and tell the older one first [C7.12]', async () => {
    const site = await storeSite(store(), { sld: 'waits' })
    await subscribed(site, 'waits')
    await saveArticles(store(), site, [record('1', 'a'), record('2', 'b', '2999-01-01')])
    const sent: Mail[] = []
    const send = async (mail: Mail): Promise<void> => void sent.push(mail)
    await opened(send, 600_000, Date.now()).round()
    expect(sent).toEqual([])
    await opened(send).round()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toContain('issue 1')
    await store().query(`update period set published = '2026-03-01' where site_id = $1`, [site])
    await opened(send).round()
    expect(sent).toHaveLength(2)
    await saveArticles(store(), site, [{ ...record('9', 'old'), year: 2001 }])
    await opened(send).round()
    expect(sent).toHaveLength(2)
  })

  it('keep a mail that cannot be sent and send it later, under the same id [C7.12]', async () => {
    const site = await storeSite(store(), { sld: 'fails' })
    await subscribed(site, 'fails')
    await saveArticles(store(), site, [record('1', 'a')])
    const tried: Mail[] = []
    const refusing = async (mail: Mail): Promise<void> => {
      tried.push(mail)
      throw new Error('no way')
    }
    await opened(refusing).round()
    await opened(refusing).round()
    expect(tried).toHaveLength(1)
    expect(failures.splice(0)).toEqual([new Error('no way')])
    const sent: Mail[] = []
    await opened(async (mail) => void sent.push(mail), 0, later + 86_400_000).round()
    expect(sent.map(({ id }) => id)).toEqual(tried.map(({ id }) => id))
    expect(await store().query('select id from queued_mail')).toEqual([])
  })

  it('that wait to be sent are dropped with their subscription, and each can be ended by a POST [C7.12]', async () => {
    const site = await storeSite(store(), { sld: 'dropped' })
    await subscribed(site, 'dropped')
    await subscribed(site, 'dropped', members[1])
    await saveArticles(store(), site, [record('1', 'a')])
    const tried: Mail[] = []
    await opened(async (mail) => {
      tried.push(mail)
      throw new Error('no way')
    }).round()
    expect(tried).toHaveLength(2)
    failures.splice(0)
    const [first] = tried
    expect(first?.oneClick).toMatch(
      /^http:\/\/dropped\.example\.org\/rc-pub\/front\/frontMembers\/unSubscribe\?leave=[\w-]{43}$/,
    )
    await leaveSubscription(store(), /leave=(.*)/.exec(first?.oneClick ?? '')?.[1] ?? '')
    const other = members[first?.to === 'reader@example.org' ? 1 : 0] ?? ''
    await unsubscribe(store(), other, [site])
    expect(await store().query('select id from queued_mail')).toEqual([])
  })

  it('end with the word of a mail, and with the member [C7.12]', async () => {
    const site = await storeSite(store(), { sld: 'ends' })
    await subscribed(site, 'ends')
    await subscribed(site, 'ends', members[1])
    await saveArticles(store(), site, [record('1', 'a')])
    const sent: Mail[] = []
    await opened(async (mail) => void sent.push(mail)).round()
    const word = /leave=([\w-]+)/.exec(sent.find(({ to }) => to === 'reader@example.org')?.text ?? '')?.[1]
    await leaveSubscription(store(), word ?? '')
    const held = async (member = '') =>
      (await subscriptionsOf(store(), member)).some(({ siteId }) => siteId === site)
    expect([await held(members[0]), await held(members[1])]).toEqual([false, true])
    await saveArticles(store(), site, [record('2', 'b')])
    await opened(async (mail) => void sent.push(mail)).round()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([
      'reader@example.org',
      'second@example.org',
      'second@example.org',
    ])
  })

  it('stop while a member is locked, what waits already too, and go on with all of it afterwards [C6.2] [C7.12]', async () => {
    const site = await storeSite(store(), { sld: 'locked' })
    await subscribed(site, 'locked')
    await subscribed(site, 'locked', members[1])
    await saveArticles(store(), site, [record('1', 'a')])
    const refusing = async (): Promise<void> => {
      throw new Error('no way')
    }
    await opened(refusing).round()
    failures.splice(0)
    const lock = (at: number | null) =>
      store().query('update member set locked = $2 where id = $1', [Number(members[0]), at])
    await lock(1)
    await saveArticles(store(), site, [record('2', 'b')])
    const sent: Mail[] = []
    const alerts = opened(async (mail) => void sent.push(mail), 0, later + 86_400_000)
    await alerts.round()
    expect(sent.map(({ to }) => to)).toEqual(['second@example.org', 'second@example.org'])
    await lock(null)
    await alerts.round()
    await alerts.round()
    const told = sent.filter(({ to }) => to === 'reader@example.org').map(({ subject }) => subject)
    expect(told).toEqual([expect.stringContaining('issue 1'), expect.stringContaining('issue 2')])
    expect(await store().query('select id from queued_mail')).toEqual([])
  })

  it('are looked for by the server itself [C7.12]', async () => {
    const site = await storeSite(store(), { sld: 'itself' })
    await subscribed(site, 'itself')
    await saveArticles(store(), site, [record('1', 'a')])
    const senders = collectingSenders()
    const report = (failure: unknown): void => void failures.push(failure)
    const rcPub = await createRcPub({ database: store(), report, senders, now: () => later, alertEvery: 10 })
    await vi.waitFor(() => expect(senders.sent).toHaveLength(1), 15_000)
    await rcPub.close()
    expect(senders.sent[0]?.to).toBe('reader@example.org')
    expect(failures).toEqual([])
  })
})
