import { filter, Subject, switchMap } from 'rxjs'
import { isMembersPage } from '../../domain/member/members-page.ts'
import { parseRoute } from '../../domain/route/parse-route.ts'
import { splitAddress } from '../../domain/route/split-address.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { Scope } from '../../reactive/scope.ts'

/**
 * From the moment that a member is gone until the page is closed, in milliseconds. Longer than what ends a session in this
 * tab takes to lead away by itself, with its words (C4.9, C4.10).
 */
export const closingDelay = 1_500

/**
 * What is to be called once the member whom this tab has shown is not logged in any more (C4.4): a
 * page of that member's own, which nothing has left meanwhile, is loaded again, so that the server says what is to be seen
 * there now: the login page, or what is another's who has come meanwhile (C6.1).
 */
export function closeMembersPage(
  { clock, navigation }: { readonly clock: Clock; readonly navigation: Navigation },
  scope: Scope,
): () => void {
  const gone = new Subject<void>()
  const isOpen = (): boolean => isMembersPage(parseRoute(navigation.address.value))
  scope.add(
    gone
      .pipe(
        filter(isOpen),
        switchMap(() => clock.after(closingDelay)),
        filter(isOpen),
      )
      .subscribe(() => {
        const { path, query } = splitAddress(navigation.address.value)
        // a fragment would keep the page
        navigation.leave(query === '' ? path : `${path}?${query}`)
      }),
  )
  return () => gone.next()
}
