import { err, ok, type AsyncResult, type Failure } from '@xuekan/core'
import { map } from 'rxjs'

/** What must be there: null becomes 'absent', and so does a refusal that says the same, or that it was there before. */
export const requireFound = <T>(answer: AsyncResult<T | null>, call: string): AsyncResult<T> =>
  answer.pipe(
    map((result) => {
      if (result.ok) return result.value === null ? err({ kind: 'absent', call } as const) : ok(result.value)
      if (saysGone(result.error)) return err({ kind: 'absent', call, gone: true } as const)
      return saysAbsent(result.error) ? err({ kind: 'absent', call } as const) : result
    }),
  )

/** HTTP's own status for what was taken away. */
const saysGone = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 410

/** HTTP's own status, and the message of section 8 for an unknown article. */
const saysAbsent = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.status === 404 || /\bid is not exist\b/i.test(failure.message))
