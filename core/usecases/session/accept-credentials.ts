import { filter, map, switchMap, tap } from 'rxjs'
import {
  credentialsIn,
  withoutCredentials,
  type Credentials,
} from '../../domain/member/address-credentials.ts'
import { offeredName } from '../../domain/member/offered-login.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { SessionGateway } from '../../ports/session-gateway.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'
import { signIn } from './sign-in.ts'

export interface CredentialPorts {
  readonly session: Pick<SessionGateway, 'personalInfo'>
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly notify: Notify
}

/**
 * A token and a user name in the query (C4.8). They leave the address bar and the history at once, so that no address
 * that is copied, followed or gone back to holds them, and are believed only when the personal-info call has accepted
 * the token: then they are kept. A refusal is told, and nothing is kept. The latest address wins, and who has logged
 * in meanwhile stays logged in. Nobody takes the place of a member who is logged in: an address that is gone to is left to the
 * host, which asks, and with which the page began is forgotten.
 */
export function acceptCredentials(
  { session, cookies, navigation, notify }: CredentialPorts,
  scope: Scope,
  context$: Behavior<RequestContext>,
): void {
  const userName = (): string => cookies.read('userName')
  const believed = (offered: Credentials) =>
    session.personalInfo(context$.value, offered.token).pipe(
      filter(() => userName() === ''),
      map((answer) => ({ answer, offered })),
    )
  scope.add(
    navigation.address.value$
      .pipe(
        map((address, at) => ({
          offered: credentialsIn(address),
          address,
          clean: withoutCredentials(address),
          isFirst: at === 0,
        })),
        filter(({ address, clean }) => clean !== address),
        tap(({ clean }) => navigation.go(clean, { replace: true })),
        filter(({ offered, address, isFirst }) => {
          const isTaken = userName() !== ''
          if (isTaken && offered !== null && !isFirst) navigation.leave(address)
          return !isTaken
        }),
        map(({ offered }) => offered),
        filter((offered) => offered !== null),
        switchMap(believed),
      )
      .subscribe(({ answer, offered }) => {
        if (answer.ok) {
          const name = offeredName(offered.userName, answer.value)
          signIn(cookies, { ...offered, userName: name, commonToken: '', member: answer.value })
        } else if (answer.error.kind === 'expired') notify('sessionExpired', answer.error.message)
        else notifyFailure(notify, answer.error)
      }),
  )
}
