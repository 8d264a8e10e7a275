import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { AsyncResult } from '../../../core/ports/async-result.ts'
import type { OnTheWay } from '@xuekan/core/testing'
import type fc from 'fast-check'
import { defer, from, map, of, switchMap } from 'rxjs'

/** What becomes of a call: it is answered, it never arrives, or its answer is lost on the way back. */
export type Fate = 'answered' | 'lost' | 'answerLost'

const failure = (call: string): Failure => ({ kind: 'unreachable', call })

/** Calls that take their time there and back, in any order that the scheduler likes, each with a fate of its own. */
export function scheduledGateway(
  scheduler: fc.Scheduler,
  fateOf: (call: string) => Fate = () => 'answered',
): OnTheWay {
  const step = <T>(label: string, value: T) => from(scheduler.schedule(Promise.resolve(value), label))
  return <T>(call: string, answer: AsyncResult<T>): AsyncResult<T> =>
    defer(() => {
      const fate = fateOf(call)
      const lost = of({ ok: false, error: failure(call) } as const)
      const arrived = fate === 'lost' ? lost : answer
      return step(`${call} arrives`, null).pipe(
        switchMap(() => arrived),
        switchMap((result) => step(`${call} is answered`, result)),
        map((result) => (fate === 'answerLost' ? ({ ok: false, error: failure(call) } as const) : result)),
      )
    })
}
