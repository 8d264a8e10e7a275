import type { Failure } from '../../core/domain/failure/failure.ts'
import type { Result } from '../../core/domain/result.ts'
import type { AsyncResult } from '../../core/ports/async-result.ts'
import { succeed, mapResult, withDefault, fail, andThen, all } from '../../core/usecases/async-results.ts'
import fc from 'fast-check'
import { Observable, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'

const arbitraryFailure: fc.Arbitrary<Failure> = fc.oneof(
  fc.record({ kind: fc.constantFrom('absent' as const, 'unreachable', 'timeout'), call: fc.string() }),
  fc.record({
    kind: fc.constant('refused' as const),
    call: fc.string(),
    status: fc.nat(),
    message: fc.string(),
  }),
)

const arbitraryResult: fc.Arbitrary<Result<number, Failure>> = fc.oneof(
  fc.integer().map((value) => ({ ok: true as const, value })),
  arbitraryFailure.map((error) => ({ ok: false as const, error })),
)

const answerOf = (result: Result<number, Failure>): AsyncResult<number> =>
  result.ok ? succeed(result.value) : fail(result.error)

/** What an answer gives; it has to come at once, alone, and complete. */
function outcome<T>(answer: AsyncResult<T>): Result<T, Failure> {
  const results: Result<T, Failure>[] = []
  let completed = false
  answer.subscribe({ next: (result) => results.push(result), complete: () => (completed = true) })
  const [result] = results
  if (result === undefined || results.length > 1 || !completed) throw new Error(`${results.length} answers`)
  return result
}

/** An answer that never comes, and tells whether somebody waits for it. */
function unanswered(): { readonly answer: AsyncResult<number>; readonly awaited: () => boolean } {
  const subject = new Subject<Result<number, Failure>>()
  return { answer: subject, awaited: () => subject.observed }
}

const double = (value: number): number => value * 2
const next = (value: number): AsyncResult<number> =>
  value % 3 === 0 ? fail({ kind: 'absent', call: `${value}` }) : succeed(value + 1)

describe('mapResult', () => {
  it('should change a value and pass a failure on', () => {
    fc.assert(
      fc.property(arbitraryResult, (result) => {
        expect(outcome(mapResult(answerOf(result), double))).toEqual(
          result.ok ? { ok: true, value: result.value * 2 } : result,
        )
      }),
    )
  })
})

describe('andThen', () => {
  it('should be the second answer for a value, and the failure itself without a second call', () => {
    fc.assert(
      fc.property(arbitraryResult, (result) => {
        let calls = 0
        const chained = andThen(answerOf(result), (value) => {
          calls += 1
          return next(value)
        })
        expect(outcome(chained)).toEqual(result.ok ? outcome(next(result.value)) : result)
        expect(calls).toBe(result.ok ? 1 : 0)
      }),
    )
  })

  it('should be associative', () => {
    fc.assert(
      fc.property(arbitraryResult, (result) => {
        const left = andThen(andThen(answerOf(result), next), next)
        const right = andThen(answerOf(result), (value) => andThen(next(value), next))
        expect(outcome(left)).toEqual(outcome(right))
      }),
    )
  })
})

describe('withDefault', () => {
  it('should keep a value and turn every failure into the fallback', () => {
    fc.assert(
      fc.property(arbitraryResult, (result) => {
        expect(outcome(withDefault(answerOf(result), 'none'))).toEqual(
          result.ok ? result : { ok: true, value: 'none' },
        )
      }),
    )
  })
})

describe('all', () => {
  it('should give all values, or the first failure in the order of the keys, in whatever order they come', () => {
    const keys = ['a', 'b', 'c', 'd', 'e']
    const results = fc.array(arbitraryResult, { minLength: 1, maxLength: keys.length })
    const order = fc.shuffledSubarray(keys, { minLength: keys.length })
    fc.assert(
      fc.property(results, order, (list, arrivals) => {
        const waiting = new Map(
          list.map((_, index) => [keys[index] ?? '', new Subject<Result<number, Failure>>()]),
        )
        const heard: Result<unknown, Failure>[] = []
        all(Object.fromEntries(waiting)).subscribe((result) => heard.push(result))
        for (const key of arrivals) {
          const result = list[keys.indexOf(key)]
          if (result === undefined) continue
          expect(heard).toEqual([])
          waiting.get(key)?.next(result)
          waiting.get(key)?.complete()
        }
        const failure = list.find((result) => !result.ok)
        const values = list.map((result, index) => [keys[index], result.ok ? result.value : null])
        expect(heard).toEqual([failure ?? { ok: true, value: Object.fromEntries(values) }])
      }),
    )
  })
})

describe('an answer that is no longer awaited', () => {
  const combinations: readonly (readonly [string, (answer: AsyncResult<number>) => AsyncResult<unknown>])[] =
    [
      ['mapAnswer', (answer) => mapResult(answer, double)],
      ['thenAnswer, first call', (answer) => andThen(answer, next)],
      ['thenAnswer, second call', (answer) => andThen(succeed(1), () => answer)],
      ['otherwise', (answer) => withDefault(answer, 0)],
      ['together', (answer) => all({ here: succeed(1), late: answer })],
    ]

  it.each(combinations)('cancels what is under way: %s', (_, combine) => {
    const { answer, awaited } = unanswered()
    const subscription = combine(answer).subscribe()
    expect(awaited()).toBe(true)
    subscription.unsubscribe()
    expect(awaited()).toBe(false)
  })

  it('asks for nothing before somebody waits', () => {
    let calls = 0
    const answer = new Observable<Result<number, Failure>>(() => void (calls += 1))
    const combined = all({ one: mapResult(answer, double), two: withDefault(andThen(answer, next), 0) })
    expect(calls).toBe(0)
    combined.subscribe()
    expect(calls).toBe(2)
  })
})
