import type { Failure } from '../../core/domain/failure/failure.ts'
import type { Result } from '../../core/domain/result.ts'
import { createBehavior } from '../../core/reactive/behavior.ts'
import { createScope } from '../../core/reactive/scope.ts'
import { createPage, minimumFetchDelay, type Seed } from '../../core/usecases/create-page.ts'
import { failed, loading, ready, type Remote } from '../../core/usecases/remote.ts'
import { createVirtualClock } from '@xuekan/core/testing'
import fc from 'fast-check'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from './support/heard.ts'

type Given = Result<string, Failure>

/** Two inputs with one name ask for the same thing. */
interface Input {
  readonly name: string
}

const at = (name: string): Input => ({ name })

/** One call that was made: it is answered by hand, even when nobody waits for it any more. */
interface Call {
  readonly input: Input
  readonly answer: Subject<Given>
}

const failure: Failure = { kind: 'unreachable', call: 'content' }

function bench({
  minimumDelay = 0,
  seed = null,
}: { minimumDelay?: number; seed?: Seed<Input, string> | null } = {}) {
  const clock = createVirtualClock()
  const scope = createScope()
  const input$ = createBehavior(at('a'))
  const calls: Call[] = []
  const load = (_ports: object, input: Input): Subject<Given> => {
    const answer = new Subject<Given>()
    calls.push({ input, answer })
    return answer
  }
  const page = createPage(load)({ clock, minimumDelay }, scope, input$, seed)
  const give = (call: number, given: Given): void => {
    calls[call]?.answer.next(given)
    calls[call]?.answer.complete()
  }
  return { clock, scope, input$, calls, page, give }
}

const ok = (value: string): Given => ({ ok: true, value })
const err: Given = { ok: false, error: failure }

type Step =
  | { readonly kind: 'input'; readonly input: string }
  | { readonly kind: 'retry' }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'answer'; readonly call: number; readonly fails: boolean }

const arbitraryInput = fc.constantFrom('a', 'b', 'c')
const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('input' as const), input: arbitraryInput }),
  fc.record({ kind: fc.constant('retry' as const) }),
  fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(1, 99, 100, 199, 200, 250) }),
  fc.record({ kind: fc.constant('answer' as const), call: fc.nat({ max: 12 }), fails: fc.boolean() }),
)

const arbitrarySeed: fc.Arbitrary<Seed<Input, string> | null> = fc.option(
  fc.record({
    input: arbitraryInput.map(at),
    state: fc.constantFrom<Remote<string>>(ready('from the server'), failed(failure)),
  }),
)

describe('createPage', () => {
  it('should show the answer of the last call alone, and not before its time, whatever comes in which order [C9.10]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, minimumFetchDelay),
        arbitrarySeed,
        fc.array(arbitraryStep),
        (minimumDelay, seed, steps) => {
          const { clock, scope, input$, calls, page, give } = bench({ minimumDelay, seed })
          const seeded = seed?.input.name === 'a'
          const requested = seeded ? [] : ['a']
          const answers = new Map<number, Given>()
          let begun = 0
          const expected = (): Remote<string> => {
            if (requested.length === 0 && seed !== null) return seed.state
            const given = answers.get(requested.length - 1)
            if (given === undefined || clock.now() - begun < minimumDelay) return loading
            return given.ok ? ready(given.value) : failed(given.error)
          }
          const ask = (input: string): void => {
            requested.push(input)
            begun = clock.now()
          }
          for (const step of steps) {
            if (step.kind === 'wait') clock.advance(step.milliseconds)
            if (step.kind === 'retry') {
              ask(input$.value.name)
              page.retry()
            }
            if (step.kind === 'input') {
              if (step.input !== input$.value.name) ask(step.input)
              input$.set(at(step.input))
            }
            if (step.kind === 'answer' && step.call < requested.length && !answers.has(step.call)) {
              const given = step.fails ? err : ok(`${requested[step.call]} by call ${step.call}`)
              answers.set(step.call, given)
              give(step.call, given)
            }
            expect(calls.map(({ input }) => input.name)).toEqual(requested)
            expect(page.state$.value).toEqual(expected())
          }
          const atEnd = page.state$.value
          scope.end()
          expect(calls.filter(({ answer }) => answer.observed)).toEqual([])
          calls.forEach((_, call) => give(call, ok('too late')))
          clock.advance(1_000)
          expect(page.state$.value).toBe(atEnd)
        },
      ),
    )
  })

  it('shows that it is loading for at least 200 ms from its start, and no longer than it must [C9.10]', () => {
    const { clock, page, give } = bench({ minimumDelay: minimumFetchDelay })
    clock.advance(50)
    give(0, ok('content'))
    clock.advance(149)
    expect(page.state$.value).toEqual(loading)
    clock.advance(1)
    expect(page.state$.value).toEqual(ready('content'))
  })

  it('shows an answer that takes longer than 200 ms as soon as it comes [C9.10]', () => {
    const { clock, page, give } = bench({ minimumDelay: minimumFetchDelay })
    clock.advance(201)
    expect(page.state$.value).toEqual(loading)
    give(0, ok('content'))
    expect(page.state$.value).toEqual(ready('content'))
  })

  it('shows what the server settled from the first moment, without asking or waiting', () => {
    const seed = { input: at('a'), state: ready('from the server') }
    const { calls, clock, page } = bench({ minimumDelay: minimumFetchDelay, seed })
    const states = heard(page.state$)
    clock.advance(1_000)
    expect(states).toEqual([ready('from the server')])
    expect(calls).toEqual([])
  })

  it('asks for itself what was settled for another input', () => {
    const { calls, page } = bench({ seed: { input: at('b'), state: ready('of another page') } })
    expect(page.state$.value).toEqual(loading)
    expect(calls.map(({ input }) => input.name)).toEqual(['a'])
  })

  it('asks again when the reader comes back to the page that the server settled', () => {
    const { calls, input$, page, give } = bench({ seed: { input: at('a'), state: ready('old') } })
    input$.set(at('b'))
    give(0, ok('b'))
    input$.set(at('a'))
    expect(page.state$.value).toEqual(loading)
    give(1, ok('new'))
    expect(page.state$.value).toEqual(ready('new'))
    expect(calls.map(({ input }) => input.name)).toEqual(['b', 'a'])
  })

  it('tries again after a failure, loading in between', () => {
    const { page, give } = bench()
    const states = heard(page.state$)
    give(0, err)
    page.retry()
    give(1, ok('content'))
    expect(states).toEqual([loading, failed(failure), loading, ready('content')])
  })

  it('tries again after a failure that the server had', () => {
    const { page, give } = bench({ seed: { input: at('a'), state: failed(failure) } })
    page.retry()
    expect(page.state$.value).toEqual(loading)
    give(0, ok('content'))
    expect(page.state$.value).toEqual(ready('content'))
  })

  it('cancels the call for an input that is no longer wanted', () => {
    const { calls, input$ } = bench()
    input$.set(at('b'))
    expect(calls.map(({ answer }) => answer.observed)).toEqual([false, true])
  })
})
