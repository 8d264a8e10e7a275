import { exhaustMap, filter, from, startWith, tap } from 'rxjs'
import type { Scope } from '../../reactive/scope.ts'
import type { Stream } from '../../reactive/stream.ts'
import type { LoginModel } from './watch-login.ts'

export interface PresenceOptions {
  /** The reader comes back to the tab. */
  readonly returns$: Stream<unknown>
  /** The address of the page before this one, '' for none, and scheme and host of this one. */
  readonly referrer: string
  readonly origin: string
  /** Asks the host whether the session goes on; it takes away the cookies of one that has ended. Never rejects. */
  readonly ask: () => Promise<unknown>
  /** Called where it goes on: what is shown of the member may have changed meanwhile. */
  readonly present: () => void
}

/**
 * Asks whether the session goes on when a member comes to a page from elsewhere and when they come back to its tab: it may
 * have been ended on another host or device (C4.4). The page stays; nobody is told of an end in words, as who waits for an
 * answer is (C4.10). Laws: a visitor is never asked for, and one question is asked at a time.
 */
export function watchPresence(
  { login$, look }: Pick<LoginModel, 'login$' | 'look'>,
  scope: Scope,
  { returns$, referrer, origin, ask, present }: PresenceOptions,
): void {
  const isMember = (): boolean => login$.value.state.kind === 'loggedIn'
  const isFromElsewhere = !referrer.startsWith(`${origin}/`)
  scope.add(
    (isFromElsewhere ? returns$.pipe(startWith(null)) : returns$)
      .pipe(
        filter(isMember),
        exhaustMap(() => from(ask())),
        tap(look),
        filter(isMember),
      )
      .subscribe(present),
  )
}
