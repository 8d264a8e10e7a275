import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { AsyncResult } from '../../../core/ports/async-result.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import type { OnTheWay } from '@xuekan/core/testing'
import { defer, of, Subject, switchMap, take } from 'rxjs'

/** Calls that are counted, can be broken, and can be made to wait. */
export interface GatedCalls {
  readonly onTheWay: OnTheWay
  /** The calls that were made, in order. */
  readonly calls: readonly string[]
  /** The failures of calls by their names. */
  readonly broken: Map<string, Failure>
  /** From now on calls wait. */
  readonly wait: () => void
  /** Answers the calls that wait. */
  readonly answer: () => void
}

export function gatedCalls(): GatedCalls {
  const calls: string[] = []
  const broken = new Map<string, Failure>()
  const gate = new Subject<void>()
  const waits = createBehavior(false)
  return {
    calls,
    broken,
    wait: () => waits.set(true),
    answer: () => gate.next(),
    onTheWay: <T>(call: string, answer: AsyncResult<T>): AsyncResult<T> =>
      defer((): AsyncResult<T> => {
        calls.push(call)
        const error = broken.get(call)
        const given: AsyncResult<T> = error === undefined ? answer : of({ ok: false, error })
        if (!waits.value) return given
        return gate.pipe(
          take(1),
          switchMap(() => given),
        )
      }),
  }
}
