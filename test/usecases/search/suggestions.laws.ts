import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { Result } from '../../../core/domain/result.ts'
import type { Suggestion } from '../../../core/domain/search/suggestion.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { RequestContext } from '../../../core/ports/async-result.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createSuggestions, suggestionDelay } from '../../../core/usecases/search/suggestions.ts'
import { createVirtualClock } from '@xuekan/core/testing'
import fc from 'fast-check'
import { from, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

const context: RequestContext = { language: 'zh', siteId: asSiteId('7') }

type Given = Result<readonly Suggestion[], Failure>

const of = (term: string): readonly Suggestion[] =>
  ['1', '2'].map((end) => ({ kind: 'keyword', text: `${term} ${end}`, other: '', site: null }))
const good = (term: string): Given => ({ ok: true, value: of(term) })
const bad: Given = { ok: false, error: { kind: 'timeout', call: 'suggestions' } }

function bench() {
  const clock = createVirtualClock()
  const scope = createScope()
  const calls: {
    readonly term: string
    readonly context: RequestContext
    readonly answer: Subject<Given>
  }[] = []
  const search = {
    suggestions: (who: RequestContext, term: string) => {
      const answer = new Subject<Given>()
      calls.push({ term, context: who, answer })
      return answer
    },
  }
  const model = createSuggestions({ clock, search }, scope, { context })
  const give = (call: number, given: Given): void => {
    calls[call]?.answer.next(given)
    calls[call]?.answer.complete()
  }
  return { calls, clock, give, model, scope }
}

type Step =
  | { readonly kind: 'ask'; readonly term: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'answer'; readonly call: number; readonly fails: boolean }

const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      term: fc.constantFrom('a', 'ab', ' ab ', ' ', ''),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1, 199, 200, 500),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      call: fc.nat({ max: 8 }),
      fails: fc.boolean(),
    }),
  },
)

describe('createSuggestions', () => {
  it('should show what was answered to the latest term alone, and nothing once it is closed [C7.4]', () => {
    fc.assert(
      fc.property(fc.array(arbitraryStep, { maxLength: 30 }), (steps) => {
        const { calls, clock, give, model } = bench()
        let wanted: string | null = null
        let typedAt = 0
        let shown: readonly Suggestion[] = []
        let current = -1
        const requested: string[] = []
        const answered = new Set<number>()
        const want = (term: string | null): void => {
          if (term === wanted) return
          wanted = term
          typedAt = clock.now()
          current = -1
          if (term === null) shown = []
        }
        for (const step of steps) {
          if (step.kind === 'ask') {
            want(step.term.trim() || null)
            model.request(step.term)
          } else if (step.kind === 'close') {
            want(null)
            model.close()
          } else if (step.kind === 'wait') {
            clock.advance(step.milliseconds)
            if (wanted !== null && current < 0 && clock.now() - typedAt >= 200)
              current = requested.push(wanted) - 1
          } else if (step.call < requested.length && !answered.has(step.call)) {
            answered.add(step.call)
            if (step.call === current) shown = step.fails ? [] : of(requested[step.call] ?? '')
            give(step.call, step.fails ? bad : good(requested[step.call] ?? ''))
          }
          expect(calls.map(({ term }) => term)).toEqual(requested)
          expect(model.state$.value).toEqual(shown)
        }
      }),
    )
  })

  it('should end with the suggestions for the latest term, in whatever order the answers come [C7.4]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.constantFrom('a', 'ab', 'abc')), async (s, terms) => {
        const clock = createVirtualClock()
        const search = {
          suggestions: (_: RequestContext, term: string) =>
            from(s.schedule(Promise.resolve(good(term)), term)),
        }
        const model = createSuggestions({ clock, search }, createScope(), { context })
        const states = heard(model.state$)
        const typing = s.scheduleSequence(
          terms.map((term) => () => {
            model.request(term)
            clock.advance(suggestionDelay)
            return Promise.resolve()
          }),
        )
        await s.waitIdle()
        await typing.task
        const last = terms.at(-1)
        expect(model.state$.value).toEqual(last === undefined ? [] : of(last))
        expect(new Set(states).size).toBe(states.length)
      }),
    )
  })

  it('asks 200 ms after the last key, for the reader, and for the term without its white space [C7.4]', () => {
    const { calls, clock, model } = bench()
    model.request('sol')
    clock.advance(199)
    model.request(' soli ')
    clock.advance(199)
    expect(calls).toEqual([])
    clock.advance(1)
    expect(calls.map(({ term, context: who }) => [term, who])).toEqual([['soli', context]])
  })

  it('asks nothing for a term that no box takes, and suggests nothing [C5.1]', () => {
    const { calls, clock, give, model } = bench()
    model.request('x'.repeat(150))
    clock.advance(200)
    give(0, good('x'))
    expect(model.state$.value).toEqual(of('x'))
    model.request('x'.repeat(151))
    clock.advance(1_000)
    expect([calls.length, model.state$.value]).toEqual([1, []])
  })

  it('asks again for the same term when it was closed in between', () => {
    const { calls, clock, give, model } = bench()
    model.request('a')
    clock.advance(200)
    model.close()
    expect(calls[0]?.answer.observed).toBe(false)
    give(0, good('a'))
    expect(model.state$.value).toEqual([])
    model.request('a')
    clock.advance(200)
    expect(calls.map(({ term }) => term)).toEqual(['a', 'a'])
  })

  it('shows those of one kind together, the kind of the likeliest first', () => {
    const { clock, give, model } = bench()
    const [keyword, author, other] = (['keyword', 'author', 'keyword'] as const).map(
      (kind, at): Suggestion => ({ kind, text: `a ${at}`, other: '', site: null }),
    ) as [Suggestion, Suggestion, Suggestion]
    model.request('a')
    clock.advance(200)
    give(0, { ok: true, value: [keyword, author, other] })
    expect(model.state$.value).toEqual([keyword, other, author])
  })

  it('says nothing of a failure', () => {
    const { clock, give, model } = bench()
    model.request('a')
    clock.advance(200)
    give(0, good('a'))
    model.request('ab')
    clock.advance(200)
    expect(model.state$.value).toEqual(of('a'))
    give(1, bad)
    expect(model.state$.value).toEqual([])
  })

  it('tells nobody again what has not changed', () => {
    const { clock, give, model } = bench()
    const states = heard(model.state$)
    model.request('a')
    clock.advance(200)
    give(0, good('a'))
    model.request('ab')
    clock.advance(200)
    give(1, good('a'))
    expect(states).toEqual([[], of('a')])
  })

  it('asks nothing more when its scope has ended', () => {
    const { calls, clock, model, scope } = bench()
    model.request('a')
    scope.end()
    clock.advance(1_000)
    model.request('ab')
    clock.advance(1_000)
    expect(calls).toEqual([])
  })
})
