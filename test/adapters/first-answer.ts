import type { AsyncResult, Failure, Result } from '@xuekan/core'
import { lastValueFrom, toArray } from 'rxjs'

/** The one result of an answer; anything else that an answer does is a broken promise of the port. */
export async function resultOf<T>(answer: AsyncResult<T>): Promise<Result<T, Failure>> {
  const results = await lastValueFrom(answer.pipe(toArray()))
  const [only] = results
  if (only === undefined || results.length !== 1) throw new Error(`${results.length} results instead of one`)
  return only
}

/** The value of an answer that must succeed. */
export async function valueOf<T>(answer: AsyncResult<T>): Promise<T> {
  const result = await resultOf(answer)
  if (!result.ok) throw new Error(`Failed: ${JSON.stringify(result.error)}`)
  return result.value
}

/** The failure of an answer that must fail. */
export async function failureOf(answer: AsyncResult<unknown>): Promise<Failure> {
  const result = await resultOf(answer)
  if (result.ok) throw new Error(`Succeeded: ${JSON.stringify(result.value)}`)
  return result.error
}
