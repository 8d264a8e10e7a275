import {
  acceptCredentials,
  createBehavior,
  createLogout,
  formatRoute,
  parseRoute,
  watchExpiry,
  type Behavior,
  type Clock,
  type CookieJar,
  type Navigation,
  type Notify,
  type PageName,
  type Reader,
  type Scope,
  type SessionGateway,
} from '@xuekan/core'
import { map, Subject } from 'rxjs'
import type { Expired } from './remote-ports.ts'

export interface SessionModelOptions {
  readonly clock: Clock
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly notify: Notify
  readonly session: SessionGateway
  readonly reader$: Behavior<Reader>
  readonly builtPages: ReadonlySet<PageName>
}

export interface SessionModel {
  readonly logout: () => void
  readonly expired: (end: Expired) => void
}

/** What begins and ends a session: credentials in the address, logging out, an answer that says it is over (C4.8 to C4.10). */
export function openSessionModel(options: SessionModelOptions, scope: Scope): SessionModel {
  const { builtPages, navigation, reader$ } = options
  const ports = { ...options, navigation: withinBuiltPages(navigation, builtPages, reader$) }
  const expired = new Subject<Expired>()
  const language$ = createBehavior(reader$.value.language)
  scope.add(reader$.changes$.pipe(map(({ language }) => language)).subscribe(language$.set))
  watchExpiry(ports, scope, { expired$: expired, language$ })
  acceptCredentials(ports, scope, reader$)
  return { logout: createLogout(ports, scope, reader$).logout, expired: (end) => expired.next(end) }
}

/** Leads to the home page instead of a page that does not exist. */
const withinBuiltPages = (
  navigation: Navigation,
  builtPages: ReadonlySet<PageName>,
  reader$: Behavior<Reader>,
): Navigation => ({
  ...navigation,
  go: (address, options) => {
    const home = formatRoute({ page: 'home', language: reader$.value.language, site: null })
    navigation.go(builtPages.has(parseRoute(address).page) ? address : home, options)
  },
})
