import type { AsyncResult, Failure } from '@xuekan/core'
import { createVirtualClock } from '@xuekan/core/testing'
import { createFailingTransport, type Fault } from '@xuekan/rc-pub/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestTimeLimit } from '../../adapters/http/rc-pub-client.ts'
import { requested } from './requested.ts'
import { failureOf, resultOf } from './first-answer.ts'
import { httpGateways } from './http-gateways.ts'

const answer = (httpStatus: number, text: string): Fault => ({ kind: 'answer', httpStatus, text })
const envelope = (data: unknown, status: unknown = 0): string =>
  JSON.stringify({ status, message: 'm', data })

const wrongData = 'a number in place of data'

/** Calls of whose data nothing is read, so that any will do. */
const dataUnread: readonly string[] = [
  'logout',
  'sendCode',
  'saveProfile',
  'collect',
  'uncollect',
  'subscribe',
  'unsubscribe',
  'leaveSubscription',
  'askForAlerts',
  'confirmAlerts',
  'saveSearch',
  'dropSearch',
  'restoreDownload',
  'editAlbum',
  'saveCover',
  'unshareAlbum',
  'addToAlbum',
  'endSession',
  'endOtherSessions',
  'unbindThirdParty',
  'acceptAgreements',
]

/** Calls that answer one text: any envelope is a refusal, whatever its status (C7.7, C8.3). */
const bareTexts: readonly string[] = ['articleJump', 'newsJump']

const faults: readonly (readonly [string, Fault, Failure['kind']])[] = [
  ['refused connection', { kind: 'refused' }, 'unreachable'],
  ['reset connection', { kind: 'reset' }, 'unreachable'],
  ['no answer at all', { kind: 'empty' }, 'unreachable'],
  ['a transport that throws', { kind: 'throws' }, 'unreachable'],
  ['HTML in place of JSON', answer(200, '<!doctype html><title>Welcome'), 'malformed'],
  ['a cut off body', answer(200, envelope({ id: 5 }).slice(0, -4)), 'malformed'],
  ['an empty body', answer(200, ''), 'malformed'],
  ['20 MB of junk', answer(200, 'x'.repeat(20_000_000)), 'malformed'],
  ['no envelope', answer(200, '{"id":5}'), 'malformed'],
  ['a status that is no number', answer(200, envelope(null, 'OK')), 'malformed'],
  [wrongData, answer(200, envelope(12)), 'malformed'],
  ['a failing status', answer(200, envelope(null, 5003)), 'refused'],
  ['HTTP 500 with HTML', answer(500, '<h1>Whitelabel Error Page'), 'refused'],
  ['an expired session', answer(200, envelope(null, 401)), 'expired'],
]

describe.each(Object.keys(requested))('%s', (name) => {
  const ask = (fault: Fault): AsyncResult<unknown> =>
    requested[name]?.(httpGateways(createFailingTransport(fault))) ??
    (() => {
      throw new Error(name)
    })()

  const theirs = faults.filter(([what]) => what !== wrongData || !dataUnread.includes(name))

  it.each(theirs)('makes a failure of %s', async (what, fault, kind) => {
    const refused = what === wrongData && bareTexts.includes(name)
    expect((await failureOf(ask(fault))).kind).toBe(refused ? 'refused' : kind)
  })

  it('waits for a slow answer until the limit, then fails [C7.3]', () => {
    const clock = createVirtualClock()
    const gateways = httpGateways(createFailingTransport({ kind: 'silent' }), { clock })
    const events: string[] = []
    requested[name]?.(gateways).subscribe({
      next: (result) => events.push(result.ok ? 'ok' : result.error.kind),
      complete: () => events.push('complete'),
    })
    clock.advance(requestTimeLimit - 1)
    expect(events).toEqual([])
    clock.advance(1)
    expect(events).toEqual(['timeout', 'complete'])
  })

  it('gives one result for any JSON in any place', async () => {
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 2 }),
    )
    await fc.assert(
      fc.asyncProperty(junk, async (data) => {
        const result = await resultOf(ask(answer(200, envelope(data))))
        expect(typeof result.ok).toBe('boolean')
      }),
      { numRuns: 50 },
    )
  })
})
