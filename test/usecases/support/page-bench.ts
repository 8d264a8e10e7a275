import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { AsyncResult } from '../../../core/ports/async-result.ts'
import type { Gateways } from '../../../core/ports/gateways.ts'
import { fail } from '../../../core/usecases/async-results.ts'
import { remoteOf, type Remote } from '../../../core/usecases/remote.ts'
import { createFakeGateways, sampleContent, type FakeContent } from '@xuekan/core/testing'
import { defer } from 'rxjs'

export interface GatewayBench extends Gateways {
  /** The calls that were really made, in order. */
  readonly calls: readonly string[]
  /** Lets every later call of this name fail; null heals it. */
  readonly break: (call: string, failure: Failure | null) => void
}

/** Every gateway over the sample content, with a list of the calls that were made and calls that can be broken. */
export function gatewayBench(content: FakeContent = sampleContent): GatewayBench {
  const calls: string[] = []
  const broken = new Map<string, Failure>()
  const gateways = createFakeGateways(content, (call, answer) =>
    defer(() => {
      calls.push(call)
      const failure = broken.get(call)
      return failure === undefined ? answer : fail(failure)
    }),
  )
  return {
    ...gateways,
    calls,
    break: (call, failure) => void (failure === null ? broken.delete(call) : broken.set(call, failure)),
  }
}

/** What an answer gives at once, as every answer of these gateways does. */
export function settled<T>(answer: AsyncResult<T>): Remote<T> {
  const states: Remote<T>[] = []
  answer.subscribe((result) => states.push(remoteOf(result)))
  const [state] = states
  if (state === undefined || states.length > 1) throw new Error(`The answer came ${states.length} times`)
  return state
}

export const unreachable = (call: string): Failure => ({ kind: 'unreachable', call })
