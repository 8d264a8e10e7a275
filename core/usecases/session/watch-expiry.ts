import { EMPTY, exhaustMap, ignoreElements, merge, tap } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { toastDurations } from '../../domain/failure/notice.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { loginRoute, takesLogin } from '../../domain/member/account-route.ts'
import { returnPath } from '../../domain/member/return-path.ts'
import { visitorOf } from '../../domain/member/visitor-of.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import { parseRoute } from '../../domain/route/parse-route.ts'
import { clearedAtExpiry } from '../../domain/storage/cleared-cookies.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Stream } from '../../reactive/stream.ts'
import type { Notify } from '../notices/notify.ts'

/** From the end of a session to the login page, in milliseconds (C4.10). */
export const expiryRedirectDelay = 1_100

export interface ExpiryPorts {
  readonly clock: Clock
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly notify: Notify
}

export interface ExpiryOptions {
  /** Every answer that says that the session has ended. */
  readonly expired$: Stream<Extract<Failure, { readonly kind: 'expired' }>>
  readonly language$: Behavior<UiLanguage>
}

/**
 * The end of a session (C4.10, C8.1): the cookies are cleared, the server's words told, and the login page opens 1.1 s
 * later, within the application, so that the words stay to be read. Answers that come while they are shown tell of
 * the same end: one toast, one redirect. A reader who is on a login page by then, or has logged in again, is left
 * there.
 */
export function watchExpiry(
  { clock, cookies, navigation, notify }: ExpiryPorts,
  scope: Scope,
  { expired$, language$ }: ExpiryOptions,
): void {
  const onLoginPage = (): boolean => takesLogin(parseRoute(navigation.address.value))
  const redirect = (): void => {
    if (onLoginPage() || visitorOf(cookies.read('userName')).kind === 'member') return
    const returnTo = returnPath(navigation.address.value)
    navigation.go(formatRoute(loginRoute(language$.value, returnTo)))
  }
  scope.add(
    expired$
      .pipe(
        exhaustMap(({ message }) => {
          for (const name of clearedAtExpiry) cookies.clear(name)
          notify('sessionExpired', message)
          const leaving = onLoginPage() ? EMPTY : clock.after(expiryRedirectDelay).pipe(tap(redirect))
          return merge(leaving, clock.after(toastDurations.error)).pipe(ignoreElements())
        }),
      )
      .subscribe(),
  )
}
