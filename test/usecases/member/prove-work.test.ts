import type { ProofSolver } from '@xuekan/core'
import { withProof } from '@xuekan/core/member'
import { createPage, loadSubscribe } from '@xuekan/core/page'
import { createBehavior, createScope, fail } from '@xuekan/core/reactive'
import { asSiteId } from '@xuekan/core/site'
import {
  createFakeGateways,
  createFakeProofSolver,
  createVirtualClock,
  fakeCaptcha,
  sampleContent,
} from '@xuekan/core/testing'
import { NEVER, Observable, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createProof, proofLasts } from '../../../core/usecases/member/prove-work.ts'
import { valueOf } from '../../adapters/first-answer.ts'

const context = { language: 'en', siteId: asSiteId('7') } as const

function bench(solver: ProofSolver = createFakeProofSolver()) {
  const clock = createVirtualClock(1_000)
  const { subscriptions } = createFakeGateways(sampleContent)
  const scope = createScope()
  const model = createProof({ clock, solver, subscriptions }, scope, () => context)
  return { clock, subscriptions, scope, model, statusNow: () => model.proof$.value.status }
}

describe('the proof of a form', () => {
  it('is worked out once it is wanted, and is a captcha that is good once [C7.11]', async () => {
    const { model, subscriptions, statusNow } = bench()
    expect(statusNow()).toBe('idle')
    model.prove()
    const { value } = model.proof$
    if (value.status !== 'solved') throw new Error(value.status)
    expect(value.captcha.code).toBe(fakeCaptcha)
    model.prove()
    expect(model.proof$.value).toBe(value)
    const { identify, code } = value.captcha
    const request = { email: 'a@example.org', keywords: [], identify, captcha: code, origin: 'http://a.test' }
    expect(await valueOf(subscriptions.ask(context, request))).toBeNull()
  })

  it('is worked out anew once it is too old', () => {
    const { model, clock, statusNow } = bench()
    model.prove()
    const first = model.proof$.value
    clock.advance(proofLasts - 1)
    expect(model.proof$.value).toBe(first)
    clock.advance(1)
    expect(statusNow()).toBe('idle')
    model.prove()
    expect(statusNow()).toBe('solved')
    expect(model.proof$.value).not.toEqual(first)
  })

  it('is worked out anew where the former one may have been sent', () => {
    const { model, statusNow } = bench()
    model.prove()
    const first = model.proof$.value
    model.renew()
    expect(statusNow()).toBe('idle')
    model.prove()
    expect(statusNow()).toBe('solved')
    expect(model.proof$.value).not.toEqual(first)
  })

  it('is under way until the browser has it, asked for once, and ends with its page', () => {
    const tried: string[] = []
    let ended = 0
    const solver: ProofSolver = {
      solve: (challenge) =>
        new Observable<string | null>(() => {
          tried.push(challenge)
          return () => (ended += 1)
        }),
    }
    const { model, scope, statusNow } = bench(solver)
    model.prove()
    model.prove()
    expect([statusNow(), tried.length, ended]).toEqual(['working', 1, 0])
    scope.end()
    expect(ended).toBe(1)
  })

  it('leaves the captcha to the reader where the browser cannot work, or rc-pub does not know such work [C8.1]', () => {
    const without = bench({ solve: () => of(null) })
    without.model.prove()
    expect(without.statusNow()).toBe('failed')
    without.model.prove()
    expect(without.statusNow()).toBe('failed')
    const scope = createScope()
    const unknown = { proofOfWork: () => fail({ kind: 'unreachable', call: 'proofOfWork' }) }
    const ports = { clock: createVirtualClock(0), solver: { solve: () => NEVER }, subscriptions: unknown }
    const model = createProof(ports, scope, () => context)
    model.prove()
    expect(model.proof$.value.status).toBe('failed')
  })

  it('comes with a page of forms', () => {
    const scope = createScope()
    const ports = { ...createFakeGateways(sampleContent), clock: createVirtualClock(0), minimumDelay: 0 }
    const input$ = createBehavior({ context, leave: '', confirm: '', search: null, submitted: null })
    const create = withProof(createPage(loadSubscribe), createFakeProofSolver())
    const page = create(ports, scope, input$, null)
    expect(page.state$.value.status).toBe('ready')
    page.prove()
    expect(page.proof$.value.status).toBe('solved')
    scope.end()
  })
})
