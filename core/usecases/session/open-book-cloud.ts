import { exhaustMap, map, Subject } from 'rxjs'
import { leavesSite } from '../../domain/channel/safe-link.ts'
import { webLink } from '../../domain/channel/web-link.ts'
import type { Failure } from '../../domain/failure/failure.ts'
import { accountRoute } from '../../domain/member/account-route.ts'
import { bookCloudDestination, type BookCloudDestination } from '../../domain/member/book-cloud.ts'
import type { Role } from '../../domain/member/role.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { SessionGateway } from '../../ports/session-gateway.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { succeed, mapResult, andThen } from '../async-results.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'

export interface BookCloudPorts {
  readonly session: Pick<SessionGateway, 'bookCloudCheck' | 'bookCloudUrl'>
  readonly navigation: Navigation
  readonly notify: Notify
}

export interface BookCloudOptions {
  readonly context$: Behavior<RequestContext>
  readonly role$: Behavior<Role>
  /** Address of the public book site. */
  readonly publicSite: string
}

/**
 * Opens the book cloud (C6.3): asks whether a login is required only where that decides, and for the service's address
 * only where the reader goes there. Only web links are followed; failures are told. Clicks while it is under way are
 * one.
 */
export function createBookCloud(
  { session, navigation, notify }: BookCloudPorts,
  scope: Scope,
  { context$, role$, publicSite }: BookCloudOptions,
): { readonly open: (credential: string) => void } {
  const clicks = new Subject<string>()
  const destination = (credential: string): AsyncResult<BookCloudDestination> => {
    const visit = { role: role$.value, credential }
    const known = bookCloudDestination({ ...visit, check: '' })
    if (known.kind === 'service') return succeed(known)
    return mapResult(session.bookCloudCheck(context$.value), (check) =>
      bookCloudDestination({ ...visit, check }),
    )
  }
  const address = (leads: BookCloudDestination): AsyncResult<string> => {
    switch (leads.kind) {
      case 'service':
        return session.bookCloudUrl(context$.value, leads.credential)
      case 'login':
        return succeed(formatRoute(accountRoute('login', 'visitor', context$.value.language)))
      case 'publicSite':
        return succeed(publicSite)
    }
  }
  scope.add(
    clicks
      .pipe(exhaustMap((credential) => andThen(destination(credential), address).pipe(map(followed))))
      .subscribe((link) => {
        if (!link.ok) notifyFailure(notify, link.error)
        else if (leavesSite(link.value)) navigation.leave(link.value)
        else navigation.go(link.value)
      }),
  )
  return { open: (credential) => clicks.next(credential) }
}

/** The link that may be followed; an address that may not is an answer that cannot be used. */
function followed(answer: Result<string, Failure>): Result<string, Failure> {
  if (!answer.ok) return answer
  const link = webLink(answer.value)
  return link === null ? err({ kind: 'malformed', call: 'book', field: 'jumpUrl' }) : ok(link)
}
