import { exhaustMap, filter, map, race, Subject } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { err } from '../../domain/result.ts'
import { accountRoute } from '../../domain/member/account-route.ts'
import { visitorOf } from '../../domain/member/visitor-of.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import { clearedAtLogout } from '../../domain/storage/cleared-cookies.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { SessionGateway } from '../../ports/session-gateway.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'

/** The longest that a reader who logs out waits for the server, in milliseconds. */
export const logoutPatience = 10_000

export interface LogoutPorts {
  readonly clock: Clock
  readonly session: Pick<SessionGateway, 'logout'>
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly notify: Notify
}

/**
 * Logging out (C4.9): the server revokes the token, every credential cookie is cleared, the login page opens, and the
 * reader is told. The cookies go even when the call fails or takes too long, since the reader wants out; the failure
 * is told. Clicks while it is under way are one. Who has logged in meanwhile stays logged in, and is told nothing.
 */
export function createLogout(
  { clock, session, cookies, navigation, notify }: LogoutPorts,
  scope: Scope,
  context$: Behavior<RequestContext>,
): { readonly logout: () => void } {
  const clicks = new Subject<void>()
  const late: Failure = { kind: 'timeout', call: 'logout' }
  const credentials = (): string => `${cookies.read('userName')} ${cookies.read('token')}`
  const revoked = () => {
    const before = credentials()
    const replaced = (): boolean =>
      credentials() !== before && visitorOf(cookies.read('userName')).kind === 'member'
    return race(session.logout(context$.value), clock.after(logoutPatience).pipe(map(() => err(late)))).pipe(
      filter(() => !replaced()),
    )
  }
  scope.add(
    clicks.pipe(exhaustMap(revoked)).subscribe((answer) => {
      for (const name of clearedAtLogout) cookies.clear(name)
      navigation.go(formatRoute(accountRoute('login', 'visitor', context$.value.language)))
      if (answer.ok) notify('logoutSuccess')
      else notifyFailure(notify, answer.error)
    }),
  )
  return { logout: () => clicks.next() }
}
