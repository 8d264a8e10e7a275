import type { Scope } from '@xuekan/core'
import { filter } from 'rxjs'
import type { Portal } from '../../ui/binding/portal.ts'
import type { Expired } from './remote-ports.ts'
import type { SessionModel, SessionModelOptions } from './session-model.ts'

export interface FollowSessionOptions extends Omit<SessionModelOptions, 'notify' | 'builtPages'> {
  readonly portal: Pick<Portal, 'builtPages' | 'login' | 'notices'>
  readonly codeFailed: () => void
}

/** What no address with a token or a user name goes without, escaped or not; the chunk looks closer. */
const mayHoldCredentials = /[?&](?:[^=&]*%|token=|userName=)/

/**
 * Begins and ends sessions as the address, the header's login and the answers of rc-pub say. Its code comes with the
 * first of them. Returns what an answer that says that the session has ended is given to.
 */
export function followSession(
  { portal, codeFailed, ...options }: FollowSessionOptions,
  scope: Scope,
): (end: Expired) => void {
  const { builtPages, login, notices } = portal
  let opened: Promise<SessionModel> | null = null
  const use = (act: (session: SessionModel) => void): void => {
    opened ??= import('./session-model.ts').then(({ openSessionModel }) =>
      openSessionModel({ ...options, builtPages, notify: notices.notify }, scope),
    )
    opened.then(act, () => {
      opened = null
      codeFailed()
    })
  }
  scope.add(
    login.requests$
      .pipe(filter((request) => request === 'logout'))
      .subscribe(() => use(({ logout }) => logout())),
  )
  scope.add(
    options.navigation.address.changes$
      .pipe(filter((address) => mayHoldCredentials.test(address)))
      .subscribe(() => use(() => undefined)),
  )
  return (end) => use(({ expired }) => expired(end))
}
