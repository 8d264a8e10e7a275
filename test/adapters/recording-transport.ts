import type { RcPubTransport } from '@xuekan/rc-pub'
import type { RcPubAnswer, RcPubRequest } from '@xuekan/rc-pub/contract'
import { NEVER, of, type Observable } from 'rxjs'
import { finalize } from 'rxjs'

/** A transport that remembers what it was asked, and how many of its requests are still open. */
export interface RecordingTransport {
  readonly transport: RcPubTransport
  readonly requests: readonly RcPubRequest[]
  readonly open: () => number
}

export const jsonAnswer = (value: unknown, httpStatus = 200): RcPubAnswer => ({
  httpStatus,
  body: { kind: 'text', text: JSON.stringify(value) },
})

/** Gives every request the same answer; null for one that never comes. */
export function createRecordingTransport(answer: RcPubAnswer | null): RecordingTransport {
  const requests: RcPubRequest[] = []
  let open = 0
  const transport = (request: RcPubRequest): Observable<RcPubAnswer> => {
    requests.push(request)
    open += 1
    return (answer === null ? NEVER : of(answer)).pipe(
      finalize(() => {
        open -= 1
      }),
    )
  }
  return { transport, requests, open: () => open }
}
