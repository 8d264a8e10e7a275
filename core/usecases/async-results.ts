import { forkJoin, map, of, switchMap } from 'rxjs'
import type { Failure } from '../domain/failure/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import type { AsyncResult } from '../ports/async-result.ts'

/** An answer that is already here. */
export const succeed = <T>(value: T): AsyncResult<T> => of(ok(value))

/** An answer that is already a failure. */
export const fail = (failure: Failure): AsyncResult<never> => of(err(failure))

export const mapResult = <T, U>(answer: AsyncResult<T>, change: (value: T) => U): AsyncResult<U> =>
  answer.pipe(map((result) => (result.ok ? ok(change(result.value)) : result)))

/** A second call made with the answer of the first; a failure of either ends the chain. */
export const andThen = <T, U>(answer: AsyncResult<T>, next: (value: T) => AsyncResult<U>): AsyncResult<U> =>
  answer.pipe(switchMap((result): AsyncResult<U> => (result.ok ? next(result.value) : of(result))))

/** What becomes of a failure: another answer in its place. */
export const orElse = <T>(
  answer: AsyncResult<T>,
  next: (failure: Failure) => AsyncResult<T>,
): AsyncResult<T> =>
  answer.pipe(switchMap((result): AsyncResult<T> => (result.ok ? of(result) : next(result.error))))

/** What a page can do without: any failure becomes the fallback. */
export const withDefault = <T, U>(answer: AsyncResult<T>, fallback: U): AsyncResult<T | U> =>
  answer.pipe(map((result) => (result.ok ? result : ok<T | U>(fallback))))

type Values<A extends Readonly<Record<string, AsyncResult<unknown>>>> = {
  readonly [K in keyof A]: A[K] extends AsyncResult<infer T> ? T : never
}

/** Calls made side by side; the first failure in the order of the keys is the failure of all. */
export function all<A extends Readonly<Record<string, AsyncResult<unknown>>>>(
  answers: A,
): AsyncResult<Values<A>> {
  return forkJoin(answers as Record<string, AsyncResult<unknown>>).pipe(
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

/** The same of any number of calls, in their order; none answer at once. */
export const every = <T>(answers: readonly AsyncResult<T>[]): AsyncResult<readonly T[]> =>
  answers.length === 0
    ? succeed([])
    : mapResult(all(Object.fromEntries(answers.entries())), (values) => Object.values(values))
