import { forkJoin, map, of, switchMap } from 'rxjs'
import type { Failure } from '../domain/failure/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import type { Answer } from '../ports/answer.ts'

/** An answer that is already here. */
export const answered = <T>(value: T): Answer<T> => of(ok(value))

/** An answer that is already a failure. */
export const refused = (failure: Failure): Answer<never> => of(err(failure))

export const mapAnswer = <T, U>(answer: Answer<T>, change: (value: T) => U): Answer<U> =>
  answer.pipe(map((result) => (result.ok ? ok(change(result.value)) : result)))

/** A second call made with the answer of the first; a failure of either ends the chain. */
export const thenAnswer = <T, U>(answer: Answer<T>, next: (value: T) => Answer<U>): Answer<U> =>
  answer.pipe(switchMap((result): Answer<U> => (result.ok ? next(result.value) : of(result))))

/** What a page can do without: any failure becomes the fallback. */
export const otherwise = <T, U>(answer: Answer<T>, fallback: U): Answer<T | U> =>
  answer.pipe(map((result) => (result.ok ? result : ok<T | U>(fallback))))

type Values<A extends Readonly<Record<string, Answer<unknown>>>> = {
  readonly [K in keyof A]: A[K] extends Answer<infer T> ? T : never
}

/** Calls made side by side; the first failure in the order of the keys is the failure of all. */
export function together<A extends Readonly<Record<string, Answer<unknown>>>>(answers: A): Answer<Values<A>> {
  return forkJoin(answers as Record<string, Answer<unknown>>).pipe(
    map((results: Record<string, Result<unknown, Failure>>) => {
      const values: Record<string, unknown> = {}
      for (const [key, result] of Object.entries(results)) {
        if (!result.ok) return result
        values[key] = result.value
      }
      return ok(values as Values<A>)
    }),
  )
}
