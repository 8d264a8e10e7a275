import { basketLimit } from '@xuekan/core/citation'
import { asSiteId } from '@xuekan/core/site'
import { of, throwError } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createInProcessTransport, throughGateway, type RcPubTransport } from '@xuekan/rc-pub'
import { decode, list, mostCitedIds, text } from '@xuekan/rc-pub/contract'
import { failureOf } from './first-answer.ts'
import { httpGateways } from './http-gateways.ts'

const context = { language: 'zh', siteId: asSiteId('7') } as const
const answering = (data: unknown): RcPubTransport =>
  createInProcessTransport(async () => ({
    httpStatus: 200,
    body: { kind: 'value', value: { status: 0, message: '', data } },
  }))
const articleOver = (transport: RcPubTransport) =>
  failureOf(httpGateways(transport).articles.byId(context, '1'))

describe('an answer of rc-pub', () => {
  it('is read with lists of 5,000 entries, and no longer ones', () => {
    const entries = (count: number) =>
      decode(
        list(text),
        Array.from({ length: count }, () => 'a'),
      )
    expect(entries(5_000).ok).toBe(true)
    expect(entries(5_001)).toEqual({ ok: false, error: { field: '' } })
    expect(decode(list(text), JSON.stringify(Array.from({ length: 5_001 }, () => 'a'))).ok).toBe(false)
  })

  it('is too long within the process where it would be on the wire', async () => {
    expect(
      await articleOver(answering({ id: '1', title: 'a', summary: 'x'.repeat(9_000_000) })),
    ).toMatchObject({
      kind: 'refused',
      status: 502,
    })
  })

  it.each([{}, { id: '1' }, { title: 'a' }, { id: null, title: 'null' }])(
    'is no article where it has neither id nor title: %j',
    async (data) => {
      expect((await articleOver(answering(data))).kind).toBe('malformed')
    },
  )

  it('that does not come is a failing gateway for the readers of a server', async () => {
    expect(
      await articleOver(throughGateway(() => throwError(() => new Error('ECONNREFUSED')))),
    ).toMatchObject({
      kind: 'refused',
      status: 502,
    })
    const answer = { httpStatus: 404, body: { kind: 'text', text: '' } } as const
    expect(await articleOver(throughGateway(() => of(answer)))).toMatchObject({ kind: 'absent' })
  })
})

describe('a basket', () => {
  it('holds as many articles as one file of citations takes [C7.9]', () => {
    expect(basketLimit).toBe(mostCitedIds)
  })
})
