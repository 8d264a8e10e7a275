import type { RequestContext } from '@xuekan/core'
import { createFollowToggle, type FollowedTerm, type FollowTogglePorts } from '@xuekan/core/member'
import { constant, createScope } from '@xuekan/core/reactive'
import type { OpenToggle } from '../../../ui/binding/portal.ts'

/** Whether the member who is logged in is written to of new articles under a term, until it is closed. */
export function openFollow(
  ports: FollowTogglePorts,
  term: FollowedTerm,
  context: RequestContext,
  origin: string,
): OpenToggle {
  const scope = createScope()
  const { state$, toggle } = createFollowToggle(ports, scope, {
    context,
    role$: constant('member'),
    term,
    origin,
  })
  return { state$, toggle, close: scope.end }
}
