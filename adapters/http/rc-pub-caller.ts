import type { Answer, Clock, Failure } from '@xuekan/core'
import { err } from '@xuekan/core'
import { catchError, defaultIfEmpty, defer, map, of, race, Subject, take, tap, type Observable } from 'rxjs'
import type { Call } from './contract/call.ts'
import { printRequest, type CallInput } from './print-request.ts'
import { readAnswer } from './read-answer.ts'
import type { RcPubTransport } from './transport.ts'

/** Time limit of every call, in milliseconds (C7.3). */
export const callTimeLimit = 600_000

export type Expired = Extract<Failure, { readonly kind: 'expired' }>

/** Makes the calls of the contract. */
export interface RcPubCaller {
  /** Asks when subscribed, anew for each subscriber; unsubscribing cancels. Never an error. */
  readonly call: <T>(call: Call<T>, input: CallInput) => Answer<T>
  /**
   * Every answer that says that the session has ended (C4.10), besides being that call's failure. Not one about a token
   * of the call's own, nor one about the token of a session that another has followed meanwhile.
   */
  readonly expired$: Observable<Expired>
}

export interface RcPubCallerPorts {
  readonly transport: RcPubTransport
  readonly clock: Clock
  /** The member's token; '' without one, and in a browser, where the host adds it from a cookie out of reach. */
  readonly token: () => string
}

export function createRcPubCaller({ transport, clock, token }: RcPubCallerPorts): RcPubCaller {
  const expired = new Subject<Expired>()

  const ask = <T>(asked: Call<T>, input: CallInput, sent: string): Answer<T> => {
    const answer = defer(() => transport(printRequest(asked, input, sent, clock.now()))).pipe(
      take(1),
      map((received) => readAnswer(asked, received)),
      catchError(() => of(err({ kind: 'unreachable', call: asked.name } as const))),
      defaultIfEmpty(err({ kind: 'unreachable', call: asked.name } as const)),
    )
    const limit = clock
      .after(callTimeLimit)
      .pipe(map(() => err({ kind: 'timeout', call: asked.name } as const)))
    return race(answer, limit).pipe(take(1))
  }

  const call = <T>(asked: Call<T>, input: CallInput): Answer<T> =>
    defer(() => {
      const sent = token()
      const isOfSession = (): boolean => input.token === undefined && sent === token()
      return ask(asked, input, sent).pipe(
        tap((result) => {
          if (!result.ok && result.error.kind === 'expired' && isOfSession()) expired.next(result.error)
        }),
      )
    })
  return { call, expired$: expired.asObservable() }
}
