import { Subject, switchMap, tap } from 'rxjs'
import { jumpUrlOf } from '../../domain/article/jump-url.ts'
import { linkDestination } from '../../domain/route/destination.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import type { Reader } from '../../ports/answer.ts'
import type { JumpGateway, JumpKind } from '../../ports/jump-gateway.ts'
import type { Navigation } from '../../ports/navigation.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { tellFailure } from '../notices/tell-failure.ts'

export interface JumpPorts {
  readonly jumps: JumpGateway
  readonly navigation: Pick<Navigation, 'go' | 'leave'>
}

export interface JumpOptions {
  readonly reader$: Behavior<Reader>
  readonly notify: Notify
}

export interface JumpModel {
  /** True from the choice until the address is known. */
  readonly asking$: Behavior<boolean>
  /** Leads to where an article or news is read; a later choice replaces one that is not answered yet. */
  readonly follow: (kind: JumpKind, id: string) => void
}

/**
 * Follows the jump URL of an article or news, in this window, since browsers allow no other one once an answer has
 * been waited for (C7.7). A failure is told (C8.3); an address that is not safe is a malformed answer, never opened. A page of
 * the portal is gone to within it.
 */
export function createJump(
  { jumps, navigation }: JumpPorts,
  scope: Scope,
  { reader$, notify }: JumpOptions,
): JumpModel {
  const asking = createBehavior(false)
  const wishes = new Subject<{ readonly kind: JumpKind; readonly id: string }>()
  scope.add(
    wishes
      .pipe(
        tap(() => asking.set(true)),
        switchMap(({ kind, id }) => jumps.jumpUrl(reader$.value, kind, id)),
      )
      .subscribe((answer) => {
        asking.set(false)
        const url = answer.ok ? jumpUrlOf(answer.value, 'jumpUrl') : answer
        if (!url.ok) return tellFailure(notify, url.error)
        const to = linkDestination(url.value)
        if (to === null || 'external' in to) navigation.leave(url.value)
        else navigation.go(formatRoute(to))
      }),
  )
  return { asking$: asking, follow: (kind, id) => wishes.next({ kind, id }) }
}
