import { exhaustMap, filter, from, map, merge, startWith, Subject, take, tap } from 'rxjs'
import type { Role } from '../../domain/member/role.ts'
import { roleOfLogin } from '../../domain/member/role-of-login.ts'
import type { Clock } from '../../ports/clock.ts'
import { createBehavior, toBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Stream } from '../../reactive/stream.ts'
import type { LoginModel } from './watch-login.ts'

/** Milliseconds for which a call that needs a member waits to hear whether their session goes on. */
export const presenceWait = 3_000

export interface PresenceOptions {
  /** The reader comes back to the tab. */
  readonly returns$: Stream<unknown>
  /** The address of the page before this one, '' for none, and scheme and host of this one. */
  readonly referrer: string
  readonly origin: string
  /** Asks the host whether the session goes on; it takes away the cookies of one that has ended. Never rejects. */
  readonly ask: () => Promise<unknown>
}

export interface PresenceModel {
  /** Who reads, as far as the cookies and the answers so far say. */
  readonly role$: Behavior<Role>
  /** The session goes on: what is shown of the member may have changed meanwhile. */
  readonly present$: Stream<unknown>
  /** Emits once, as soon as no question waits for its answer, and no later than after `presenceWait`. */
  readonly known$: Stream<unknown>
}

/**
 * Asks whether the session goes on when a member comes to a page from elsewhere and when they come back to its tab: it may
 * have been ended on another host or device (C4.4). The page stays; nobody is told of an end in words, as who waits for an
 * answer is (C4.10). Laws: a visitor is never asked for, and one question is asked at a time.
 */
export function watchPresence(
  { clock }: { readonly clock: Clock },
  { login$, look }: Pick<LoginModel, 'login$' | 'look'>,
  scope: Scope,
  { returns$, referrer, origin, ask }: PresenceOptions,
): PresenceModel {
  const role$ = toBehavior(scope, login$.value$.pipe(map(({ state }) => roleOfLogin(state))))
  const isMember = (): boolean => roleOfLogin(login$.value.state) === 'member'
  const isFromElsewhere = !referrer.startsWith(`${origin}/`)
  const asking = createBehavior(false)
  const present = new Subject<null>()
  scope.add(
    (isFromElsewhere ? returns$.pipe(startWith(null)) : returns$)
      .pipe(
        filter(isMember),
        exhaustMap(() => {
          asking.set(true)
          return from(ask())
        }),
        tap(() => {
          look()
          asking.set(false)
        }),
        filter(isMember),
      )
      .subscribe(() => present.next(null)),
  )
  return {
    role$,
    present$: present.asObservable(),
    known$: merge(asking.value$.pipe(filter((isAsking) => !isAsking)), clock.after(presenceWait)).pipe(
      take(1),
    ),
  }
}
