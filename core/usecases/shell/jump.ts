import { Subject, switchMap, tap } from 'rxjs'
import { jumpUrlOf } from '../../domain/article/jump-url.ts'
import type { LinkContext } from '../../domain/link/link-context.ts'
import { routeLinkHere } from '../../domain/link/route-link.ts'
import { linkDestination } from '../../domain/route/destination.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { JumpKind, NewsGateway } from '../../ports/news-gateway.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'

export interface JumpPorts {
  readonly news: Pick<NewsGateway, 'jumpUrl'>
  readonly navigation: Pick<Navigation, 'go' | 'leave'>
}

export interface JumpOptions {
  readonly context$: Behavior<RequestContext>
  /** How links are written where the reader is. */
  readonly links$: Behavior<LinkContext>
  readonly notify: Notify
}

export interface JumpModel {
  /** True from the choice until the address is known. */
  readonly requesting$: Behavior<boolean>
  /** Leads to where an article or news is read; a later choice replaces one that is not answered yet. */
  readonly follow: (kind: JumpKind, id: string) => void
}

/**
 * Follows the jump URL of an article or news, in this window, since browsers allow no other one once an answer has
 * been waited for (C7.7). A failure is told (C8.3); an address that is not safe is a malformed answer, never opened. A page of
 * the portal is gone to within it, on this host and of the shown site.
 */
export function createJump(
  { news, navigation }: JumpPorts,
  scope: Scope,
  { context$, links$, notify }: JumpOptions,
): JumpModel {
  const requesting = createBehavior(false)
  const requests = new Subject<{ readonly kind: JumpKind; readonly id: string }>()
  scope.add(
    requests
      .pipe(
        tap(() => requesting.set(true)),
        switchMap(({ kind, id }) => news.jumpUrl(context$.value, kind, id)),
      )
      .subscribe((answer) => {
        requesting.set(false)
        const url = answer.ok ? jumpUrlOf(answer.value, 'jumpUrl') : answer
        if (!url.ok) return notifyFailure(notify, url.error)
        const to = linkDestination(url.value)
        if (to === null || 'external' in to) navigation.leave(url.value)
        else navigation.go(routeLinkHere(to, links$.value))
      }),
  )
  return { requesting$: requesting, follow: (kind, id) => requests.next({ kind, id }) }
}
