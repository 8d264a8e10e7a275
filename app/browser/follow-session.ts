import {
  type Expired,
  type LoginModel,
  type Scope,
  type SessionModel,
  type SessionOptions,
  type SessionPorts,
  type Stream,
} from '@xuekan/core'
import { filter, map, merge } from 'rxjs'

export interface FollowSessionOptions extends SessionPorts, SessionOptions {
  readonly login: Pick<LoginModel, 'requests$'>
  /** Every answer that says that the session has ended. */
  readonly expired$: Stream<Expired>
  readonly codeFailed: () => void
}

/** What no address with a token or a user name goes without, escaped or not; the chunk looks closer. */
const mayHoldCredentials = /[?&](?:[^=&]*%|token=|userName=)/

/**
 * Begins and ends sessions as the address, the header's login and the answers of rc-pub say. Its code comes with the
 * first of them.
 */
export function followSession(
  { login, expired$, codeFailed, ...options }: FollowSessionOptions,
  scope: Scope,
): void {
  let opened: Promise<SessionModel> | null = null
  const use = (act: (session: SessionModel) => void): void => {
    opened ??= import('./session-model.ts').then(({ createSession }) =>
      createSession(options, scope, options),
    )
    opened.then(act, () => {
      opened = null
      codeFailed()
    })
  }
  const logouts$ = login.requests$.pipe(
    filter((request) => request === 'logout'),
    map(
      () =>
        ({ logout }: SessionModel) =>
          logout(),
    ),
  )
  const credentials$ = options.navigation.address.changes$.pipe(
    filter((address) => mayHoldCredentials.test(address)),
    map(() => () => undefined),
  )
  const ends$ = expired$.pipe(
    map(
      (end) =>
        ({ expire }: SessionModel) =>
          expire(end),
    ),
  )
  scope.add(merge(logouts$, credentials$, ends$).subscribe(use))
}
