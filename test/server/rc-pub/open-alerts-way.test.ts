import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createRcPub, createRcPubServer, type RcPub } from '../../../server/rc-pub/index.ts'
import type { Mail } from '../../../server/rc-pub/accounts/senders.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { unknownArticle, type ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import { heardDigits } from '../../support/heard-digits.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()
const senders = collectingSenders()
const reported: unknown[] = []
// what is imported now has not changed for ten minutes, as this one sees it
const now = (): number => Date.now() + 86_400_000

let site = 0
let rcPub: RcPub
let server: FastifyInstance
beforeAll(async () => {
  site = await storeSite(store(), { sld: 'way' })
  rcPub = await createRcPub({
    database: store(),
    report: (failure) => reported.push(failure),
    senders,
    now,
    baseHosts: ['example.org'],
    alertEvery: 10,
  })
  server = await createRcPubServer(rcPub)
})
afterAll(async () => {
  await server.close()
  await rcPub.close()
})

const headers = () => ({ language: 'en', siteid: String(site) })
const post = (path: string, payload?: object) =>
  server.inject({
    method: 'POST',
    url: path,
    headers: headers(),
    ...(payload === undefined ? {} : { payload }),
  })
const statusOf = async (answer: ReturnType<typeof post>): Promise<number> =>
  (await answer).json<{ status: number }>().status

/** Asks for alerts as a person does who listens to the captcha; again where it was misheard. */
async function askedFor(email: string, keywords: readonly string[]): Promise<number> {
  for (;;) {
    const drawn = await server.inject({ url: '/rc-pub/front/auth/captcha', headers: headers() })
    const { identify } = drawn.json<{ data: { identify: string } }>().data
    const url = `/rc-pub/front/auth/captcha/sound?identify=${identify}`
    const { rawPayload } = await server.inject({ url, headers: { ...headers(), language: 'zh' } })
    const status = await statusOf(
      post('/rc-pub/front/frontMembers/askForAlerts', {
        email,
        keywords,
        identify,
        captcha: heardDigits(rawPayload, 'zh'),
        origin: 'http://way.example.org',
      }),
    )
    if (status !== 423) return status
  }
}

const record = (issue: string, title: string): ArticleRecord => ({
  ...unknownArticle,
  key: `10.5555/way.${issue}`,
  doi: `10.5555/way.${issue}`,
  year: 2026,
  issue,
  originalLanguage: 'en',
  title: { zh: '', en: title },
  dates: { ...unknownArticle.dates, published: '2026-02-01' },
})
const sentTo = (to: string): readonly Mail[] =>
  senders.sent.flatMap((letter) => ('subject' in letter && letter.to === to ? [letter] : []))

describe('alerts without an account, by calls alone', () => {
  it('lead from a captcha over a letter that asks to alerts, and to their end by one POST [C5.11] [C7.11] [C7.12]', async () => {
    const to = 'guest@example.net'
    expect(await askedFor(to, ['river'])).toBe(0)
    expect(sentTo(to)).toHaveLength(1)
    await saveArticles(store(), site, [record('1', 'Rivers before the answer')])
    const [letter] = sentTo(to)
    expect(letter?.text).not.toContain('river')
    const link = new URL(/http:\S+/.exec(letter?.text ?? '')?.[0] ?? '')
    expect([link.host, link.pathname]).toEqual(['way.example.org', '/emailSubscribe'])
    const word = link.searchParams.get('confirm') ?? ''
    const confirm = () => statusOf(post('/rc-pub/front/frontMembers/confirmAlerts', { word }))
    expect(await confirm()).toBe(0)
    expect(await confirm()).toBe(404)
    expect(await store().query('select hash from asked_subscription where hash = $1', [word])).toEqual([])

    await saveArticles(store(), site, [record('2', 'Dams')])
    await saveArticles(store(), site, [record('3', 'Rivers in spring')])
    await vi.waitFor(() => expect(sentTo(to)).toHaveLength(2), 15_000)
    const [, alert] = sentTo(to)
    expect(alert?.subject).toContain('issue 3')
    expect(alert?.text).toContain('Rivers in spring')
    expect(
      await statusOf(post(new URL(alert?.oneClick ?? '').pathname + new URL(alert?.oneClick ?? '').search)),
    ).toBe(0)
    const left = 'select receiver from subscription where receiver = $1'
    expect(await store().query(left, [to])).toEqual([])
    expect(reported).toEqual([])
  })

  it('answer the same whether an address is known or not, and write to it three times a day at most [C5.11]', async () => {
    await store().query(
      `insert into member (user_name, email, password_hash, created) values ($1, $1, '', 0)`,
      ['known@example.net'],
    )
    for (const email of ['known@example.net', 'unknown@example.net'])
      expect(await askedFor(email, [])).toBe(0)
    const [known] = sentTo('known@example.net')
    const [unknown] = sentTo('unknown@example.net')
    const withoutWord = (letter: Mail | undefined) => letter?.text.replace(/confirm=\S+/, '')
    expect(withoutWord(known)).toBe(withoutWord(unknown))
    expect(await askedFor('known@example.net', [])).toBe(0)
    expect(await askedFor('known@example.net', [])).toBe(429)
    expect(sentTo('known@example.net')).toHaveLength(2)
  })
})
