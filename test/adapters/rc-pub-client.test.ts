import { asSiteId } from '@xuekan/core/site'
import { createVirtualClock } from '@xuekan/core/testing'
import { createRcPubClient } from '@xuekan/rc-pub'
import { endpoints, record, text, type Endpoint, type RcPubAnswer } from '@xuekan/rc-pub/contract'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { resultOf } from './first-answer.ts'
import { createRecordingTransport, jsonAnswer } from './recording-transport.ts'

const success = jsonAnswer({ status: 0, message: '操作成功', data: null })
const context = { language: 'en', siteId: asSiteId('7') } as const

function clientWith(answer: RcPubAnswer | null, token = '') {
  const recording = createRecordingTransport(answer)
  const clock = createVirtualClock(1_700_000_000_000)
  return {
    ...recording,
    clock,
    client: createRcPubClient({ transport: recording.transport, clock, token: () => token }),
  }
}

const post: Endpoint<unknown> = { ...endpoints.articleById, method: 'POST' }
const remove: Endpoint<unknown> = { ...endpoints.articleById, method: 'DELETE' }

describe('request of a call', () => {
  it('stands under /rc-pub and carries language, siteId and token as headers [C7.1]', async () => {
    const { client, requests } = clientWith(success, 'secret')
    await resultOf(client.call(endpoints.articleById, { ...context, path: { id: 'a/b?c' } }))
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/rc-pub/front/front-article/a%2Fb%3Fc',
      headers: { language: 'en', siteid: '7', token: 'secret' },
    })
  })

  it('carries no token when there is none, and no siteId while the site is being looked for [C7.1]', async () => {
    const { client, requests } = clientWith(success)
    await resultOf(client.call(endpoints.findSite, { language: 'zh', query: { sld: 'jiang' } }))
    expect(requests[0]?.headers).toEqual({ language: 'zh' })
  })

  it.each([
    [endpoints.articleById, '7k3p'],
    [remove, '7k3p'],
    [post, undefined],
  ])(
    'carries an identify value as the captcha header of a GET or DELETE only [C7.1]',
    async (endpoint, captcha) => {
      const { client, requests } = clientWith(success)
      await resultOf(client.call(endpoint, { ...context, path: { id: '1' }, identify: '7k3p' }))
      expect(requests[0]?.headers['captcha']).toBe(captcha)
    },
  )

  it('carries the time of asking as timestamps on a GET, and on nothing else [C7.3]', async () => {
    const { client, requests, clock } = clientWith(success)
    clock.advance(42)
    await resultOf(client.call(endpoints.articleById, { ...context, path: { id: '1' } }))
    await resultOf(client.call(remove, { ...context, path: { id: '1' } }))
    expect(requests.map(({ query }) => query['timestamps'])).toEqual(['1700000000042', undefined])
  })

  it('cannot be led to another path by what stands for an id', async () => {
    const { client, requests } = clientWith(success)
    for (const id of ['..', '.', '', '\uD800'])
      await resultOf(client.call(endpoints.articleById, { ...context, path: { id } }))
    expect(requests.map(({ path }) => path.replace('/rc-pub/front/front-article/', ''))).toEqual([
      '-',
      '-',
      '-',
      '%EF%BF%BD',
    ])
  })

  it('is made when the answer is subscribed to, once for each subscriber', async () => {
    const { client, requests } = clientWith(success)
    const answer = client.call(endpoints.articleById, { ...context, path: { id: '1' } })
    expect(requests).toHaveLength(0)
    await resultOf(answer)
    await resultOf(answer)
    expect(requests).toHaveLength(2)
  })
})

describe('answer of a call', () => {
  const bare: Endpoint<{ readonly a: string | null }> = {
    ...endpoints.articleById,
    answer: record({ a: text }),
    form: 'bare',
  }
  const answered = (answer: RcPubAnswer, endpoint: Endpoint<unknown> = endpoints.articleById) =>
    resultOf(clientWith(answer).client.call(endpoint, { ...context, path: { id: '1' } }))
  const html = (httpStatus: number): RcPubAnswer => ({
    httpStatus,
    body: { kind: 'text', text: '<!doctype html><p>nginx' },
  })
  const failure = (part: object) => ({ ok: false, error: { call: 'front-article', ...part } })

  it('is the data of an envelope with status 0, also as text [C7.17]', async () => {
    for (const status of [0, '0']) {
      expect(await answered(jsonAnswer({ status, message: '操作成功', data: { id: 5 } }))).toMatchObject({
        ok: true,
        value: { id: '5' },
      })
    }
  })

  it('is refused with status and message for any other status [C8.1]', async () => {
    for (const httpStatus of [200, 400, 500]) {
      const refused = jsonAnswer({ status: 10001, message: '站点已过期', data: null }, httpStatus)
      expect(await answered(refused)).toEqual(
        failure({ kind: 'refused', status: 10001, message: '站点已过期' }),
      )
    }
  })

  it.each([
    [html(200), { kind: 'malformed', field: '' }],
    [html(502), { kind: 'refused', status: 502, message: '' }],
    [jsonAnswer('text'), { kind: 'malformed', field: '' }],
    [jsonAnswer(null), { kind: 'malformed', field: '' }],
    [jsonAnswer({}), { kind: 'malformed', field: 'status' }],
    [jsonAnswer({ status: 'ok' }), { kind: 'malformed', field: 'status' }],
    [jsonAnswer({ status: 0, data: 'x' }), { kind: 'malformed', field: 'data' }],
    [jsonAnswer({ status: 0, data: { year: [] } }), { kind: 'malformed', field: 'data.year' }],
    [
      jsonAnswer({ status: 500, error: 'Internal Server Error' }, 500),
      { kind: 'refused', status: 500, message: '' },
    ],
    [
      { httpStatus: 200, body: { kind: 'text', text: '{"status":0,"da' } } as const,
      { kind: 'malformed', field: '' },
    ],
  ])('is a failure that names the place: %j', async (answer, expected) => {
    expect(await answered(answer)).toEqual(failure(expected))
  })

  it('is taken bare where the contract says so, and then refused by its HTTP status', async () => {
    expect(await answered(jsonAnswer({ a: 'b' }), bare)).toEqual({ ok: true, value: { a: 'b' } })
    expect(await answered(jsonAnswer({ a: 'b' }, 404), bare)).toMatchObject(
      failure({ kind: 'refused', status: 404 }),
    )
  })

  it('tells everyone when the session has expired, besides failing the call [C7.17]', async () => {
    const { client } = clientWith(jsonAnswer({ status: 401, message: '请重新登录', data: null }))
    const reported: string[] = []
    client.expired$.subscribe(({ message }) => reported.push(message))
    const result = await resultOf(client.call(endpoints.articleById, { ...context, path: { id: '1' } }))
    expect(result).toEqual(failure({ kind: 'expired', message: '请重新登录' }))
    expect(reported).toEqual(['请重新登录'])
  })

  it('says nothing of the session when it refuses a token of its own, which it carries instead [C7.8] [C4.8]', async () => {
    const { client, requests } = clientWith(jsonAnswer({ status: 401, message: '请重新登录' }), 'of-session')
    const reported: string[] = []
    client.expired$.subscribe(({ message }) => reported.push(message))
    for (const token of ['offered', 'of-session', '']) {
      const result = await resultOf(client.call(endpoints.personalInfo, { ...context, token }))
      expect(result).toMatchObject({ ok: false, error: { kind: 'expired', message: '请重新登录' } })
    }
    expect(requests.map(({ headers }) => headers['token'])).toEqual(['offered', 'of-session', undefined])
    expect(reported).toEqual([])
    await resultOf(client.call(endpoints.articleById, { ...context, path: { id: '1' } }))
    expect(reported).toEqual(['请重新登录'])
  })

  it('ends no session that has begun since it was asked for, nor one that has ended meanwhile [C4.10]', () => {
    const answers: Subject<RcPubAnswer>[] = []
    const tokens = { now: 'first' }
    const client = createRcPubClient({
      transport: () => {
        const answer = new Subject<RcPubAnswer>()
        answers.push(answer)
        return answer
      },
      clock: createVirtualClock(),
      token: () => tokens.now,
    })
    const reported: string[] = []
    const kinds: string[] = []
    client.expired$.subscribe(({ message }) => reported.push(message))
    const requested = client.call(endpoints.articleById, { ...context, path: { id: '1' } })
    const ask = () => requested.subscribe((result) => kinds.push(result.ok ? 'ok' : result.error.kind))
    const answer = (at: number) => answers[at]?.next(jsonAnswer({ status: 401, message: `of call ${at}` }))
    ask()
    tokens.now = 'second'
    ask()
    answer(0)
    expect([kinds, reported]).toEqual([['expired'], []])
    answer(1)
    expect([kinds, reported]).toEqual([['expired', 'expired'], ['of call 1']])
    ask()
    tokens.now = ''
    answer(2)
    expect(reported).toEqual(['of call 1'])
  })

  it('is a timeout after 600000 ms, and the request is given up then [C7.3]', () => {
    const { client, clock, open } = clientWith(null)
    const kinds: string[] = []
    client
      .call(endpoints.articleById, { ...context, path: { id: '1' } })
      .subscribe((result) => kinds.push(result.ok ? 'ok' : result.error.kind))
    clock.advance(599_999)
    expect([kinds, open()]).toEqual([[], 1])
    clock.advance(1)
    expect([kinds, open()]).toEqual([['timeout'], 0])
  })

  it('gives the request up when nobody waits for it any more', () => {
    const { client, clock, open } = clientWith(null)
    const subscription = client.call(endpoints.articleById, { ...context, path: { id: '1' } }).subscribe()
    expect(open()).toBe(1)
    subscription.unsubscribe()
    expect(open()).toBe(0)
    clock.advance(1_000_000)
  })
})
