import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageVisit } from '../../../server/host/page-answer.ts'
import { standardPageLimits } from '../../../server/host/running/page-limits.ts'
import { createAnswerLedger } from '../../../server/host/sharing/answer-ledger.ts'
import { CountsInWindows } from '../../../server/rc-pub/limits/counts-in-windows.ts'
import { parseAnswerMark } from '@xuekan/core/route'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { bareHost } from './bare-host.ts'

const visit: PageVisit = { siteId: '7', articleId: '31' }
let visits: PageVisit[]
let host: FastifyInstance

beforeEach(async () => {
  visits = []
  host = await bareHost({
    clientFolder: temporaryFolder(),
    cacheBytes: 1_000_000,
    countVisit: (each) => visits.push(each),
    pageLimits: { ...standardPageLimits, toldVisits: 20 },
    clientCounts: CountsInWindows,
    render: async () => ({
      kind: 'page',
      status: 200,
      language: 'zh',
      html: '<p>1</p>',
      shared: true,
      sites: ['7'],
      visit,
    }),
  })
})
afterEach(() => host.close())

const own = { host: 'a.localhost', origin: 'http://a.localhost', 'content-type': 'text/plain;charset=UTF-8' }
const markOf = async (url: string, headers = {}): Promise<string | undefined> => {
  const answer = await host.inject({ url, headers: { host: 'a.localhost', ...headers } })
  return /^visit;desc="([^"]+)"$/.exec(String(answer.headers['server-timing'] ?? ''))?.[1]
}
const tell = async (body: string, headers: Readonly<Record<string, string>> = own): Promise<number> =>
  (await host.inject({ method: 'POST', url: '/site-visit', headers, body })).statusCode

describe('visits that browsers tell of', () => {
  it('are counted for each copy of an answer, and not for the answer itself, which is counted', async () => {
    const mark = await markOf('/zh/home')
    expect(visits).toEqual([visit])
    for (let reader = 0; reader < 4; reader += 1) expect(await tell(`${mark} 120`)).toBe(204)
    expect(visits).toEqual([visit, visit, visit, visit])
    const again = await markOf('/zh/home')
    expect(again).not.toBe(mark)
    expect([await tell(`${again} 0`), visits.length]).toEqual([204, 5])
  })

  it('are not asked for where no shared cache may keep the page', async () => {
    expect([await markOf('/home'), await markOf('/zh/home', { cookie: 'token=t' })]).toEqual([
      undefined,
      undefined,
    ])
    expect(visits).toHaveLength(2)
  })

  it('are taken from pages of the host itself, with cookies or without', async () => {
    const mark = await markOf('/zh/home')
    const { origin: _origin, ...silent } = own
    for (const headers of [
      { ...own, origin: 'http://evil.test' },
      silent,
      { ...silent, 'sec-fetch-site': 'cross-site' },
    ])
      expect(await tell(`${mark} 0`, headers)).toBe(403)
    expect(await tell(`${mark} 0`, { ...own, origin: 'http://evil.test', cookie: 'language=zh' })).toBe(403)
    expect(await tell(`${mark} 0`, { ...own, cookie: 'language=zh' })).toBe(204)
    expect(await tell(`${mark} 0`, { ...silent, 'sec-fetch-site': 'same-origin' })).toBe(204)
    expect(visits).toHaveLength(2)
  })

  it('are refused where they tell of nothing, and from who tells too often', async () => {
    for (const body of ['', 'x', 'x 1', `${await markOf('/zh/home')}`, `${'a'.repeat(300)} 1`])
      expect(await tell(body), body).toBe(400)
    expect(await tell('x'.repeat(600))).toBe(413)
    const mark = await markOf('/zh/home')
    const statuses = []
    for (let n = 0; n < 20; n += 1) statuses.push(await tell(`${mark} 0`))
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429])
    const read = await host.inject({ url: '/site-visit', headers: { host: 'a.localhost' } })
    expect(read.headers['content-type']).toContain('text/html')
  })
})

describe('createAnswerLedger', () => {
  it('remembers so many answers, and judges older ones by their age', () => {
    let now = 1_000_000
    const ledger = createAnswerLedger(() => now, 2)
    const [first, , third] = [1, 2, 3].map(() => parseAnswerMark(ledger.answered(visit, true) ?? ''))
    if (first === null || third === null || first === undefined || third === undefined)
      throw new Error('no marks')
    expect([ledger.told(first, 0), ledger.told(third, 0), ledger.told(third, 0)]).toEqual([
      false,
      false,
      true,
    ])
    now += 40_000
    expect([ledger.told(first, 0), ledger.told(first, 20_000)]).toEqual([true, false])
    expect(ledger.answered({ siteId: '', articleId: null }, true)).toBeNull()
  })

  it('takes nobody who has a copy of what a robot was given for that robot', () => {
    const ledger = createAnswerLedger(() => 1_000_000)
    const mark = parseAnswerMark(ledger.answered(visit, false) ?? '')
    if (mark === null) throw new Error('no mark')
    expect([ledger.told(mark, 0), ledger.told(mark, 0)]).toEqual([true, true])
  })

  it('leaves the answers of another process to their age', () => {
    const [one, other] = [createAnswerLedger(() => 0), createAnswerLedger(() => 31_000)]
    const mark = parseAnswerMark(one.answered(visit, true) ?? '')
    if (mark === null) throw new Error('no mark')
    expect([other.told(mark, 0), other.told(mark, 2_000)]).toEqual([true, false])
  })
})
