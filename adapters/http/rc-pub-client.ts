import { type AsyncResult, type Clock, type Failure, err } from '@xuekan/core'
import { catchError, defaultIfEmpty, defer, map, of, race, Subject, take, tap, type Observable } from 'rxjs'
import type { Endpoint } from './contract/endpoint.ts'
import { printRequest, type EndpointInput } from './print-request.ts'
import { readAnswer } from './read-answer.ts'
import type { RcPubTransport } from './transport.ts'

/** Time limit of every call, in milliseconds (C7.3). */
export const requestTimeLimit = 600_000

export type Expired = Extract<Failure, { readonly kind: 'expired' }>

/** Makes the calls of the contract. */
export interface RcPubClient {
  /** Asks when subscribed, again for each subscriber; unsubscribing cancels. Never an error. */
  readonly call: <T, Sent>(endpoint: Endpoint<T, Sent>, input: EndpointInput<Sent>) => AsyncResult<T>
  /**
   * Every answer that says that the session has ended (C4.10), besides being that call's failure. Not one about a token
   * of the call's own, nor one about the token of a session that another has followed meanwhile.
   */
  readonly expired$: Observable<Expired>
}

export interface RcPubClientPorts {
  readonly transport: RcPubTransport
  readonly clock: Clock
  /** The member's token; '' without one, and in a browser, where the host adds it from a cookie out of reach. */
  readonly token: () => string
}

export function createRcPubClient({ transport, clock, token }: RcPubClientPorts): RcPubClient {
  const expired = new Subject<Expired>()

  const request = <T>(endpoint: Endpoint<T>, input: EndpointInput, sent: string): AsyncResult<T> => {
    const answer = defer(() => transport(printRequest(endpoint, input, sent, clock.now()))).pipe(
      take(1),
      map((received) => readAnswer(endpoint, received)),
      catchError(() => of(err({ kind: 'unreachable', call: endpoint.name } as const))),
      defaultIfEmpty(err({ kind: 'unreachable', call: endpoint.name } as const)),
    )
    const limit = clock
      .after(requestTimeLimit)
      .pipe(map(() => err({ kind: 'timeout', call: endpoint.name } as const)))
    return race(answer, limit).pipe(take(1))
  }

  const call = <T, Sent>(endpoint: Endpoint<T, Sent>, input: EndpointInput<Sent>): AsyncResult<T> =>
    defer(() => {
      const sent = token()
      const isOfSession = (): boolean => input.token === undefined && sent === token()
      return request(endpoint, input, sent).pipe(
        tap((result) => {
          if (!result.ok && result.error.kind === 'expired' && isOfSession()) expired.next(result.error)
        }),
      )
    })
  return { call, expired$: expired.asObservable() }
}
