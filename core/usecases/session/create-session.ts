import { map, Subject } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import { parseRoute } from '../../domain/route/parse-route.ts'
import type { PageName } from '../../domain/route/route.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { Navigation } from '../../ports/navigation.ts'
import { toBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { acceptCredentials, type CredentialPorts } from './accept-credentials.ts'
import { closeMembersPage } from './close-members-page.ts'
import { createLogout, type LogoutPorts } from './logout.ts'
import { watchExpiry, type ExpiryPorts } from './watch-expiry.ts'

/** An answer that says that the session has ended. */
export type Expired = Extract<Failure, { readonly kind: 'expired' }>

export type SessionPorts = CredentialPorts & LogoutPorts & ExpiryPorts

export interface SessionOptions {
  readonly context$: Behavior<RequestContext>
  /** Where a page of it does not exist, the home page opens. */
  readonly availablePages: ReadonlySet<PageName>
}

export interface SessionModel {
  readonly logout: () => void
  /** Hands on an answer that says that the session has ended. */
  readonly expire: (end: Expired) => void
  /** Says that the member whom this tab has shown is not logged in any more. */
  readonly memberGone: () => void
}

/**
 * What begins and ends a session: credentials in the address, logging out, an answer that says it is over (C4.8 to
 * C4.10); and what is left to be seen of a member whose session another tab has ended (C4.4).
 */
export function createSession(
  allPorts: SessionPorts,
  scope: Scope,
  { context$, availablePages }: SessionOptions,
): SessionModel {
  const ports = {
    ...allPorts,
    navigation: withinAvailablePages(allPorts.navigation, availablePages, context$),
  }
  const expired = new Subject<Expired>()
  const language$ = toBehavior(scope, context$.value$.pipe(map(({ language }) => language)))
  watchExpiry(ports, scope, { expired$: expired, language$ })
  acceptCredentials(ports, scope, context$)
  return {
    logout: createLogout(ports, scope, context$).logout,
    expire: (end) => expired.next(end),
    memberGone: closeMembersPage(ports, scope),
  }
}

/** Leads to the home page instead of a page that does not exist. */
const withinAvailablePages = (
  navigation: Navigation,
  availablePages: ReadonlySet<PageName>,
  context$: Behavior<RequestContext>,
): Navigation => ({
  ...navigation,
  go: (address, options) => {
    const home = formatRoute({ page: 'home', language: context$.value.language, site: null })
    navigation.go(availablePages.has(parseRoute(address).page) ? address : home, options)
  },
})
