import type { RequestContext } from '@xuekan/core'
import {
  createFollowToggle,
  type FollowedTerm,
  type FollowTogglePorts,
  type PresenceModel,
} from '@xuekan/core/member'
import { createScope } from '@xuekan/core/reactive'
import type { OpenToggle } from '../../../ui/binding/portal.ts'

/** Whether the member who is logged in is written to of new articles under a term, until it is closed. */
export function openFollow(
  ports: FollowTogglePorts,
  term: FollowedTerm,
  context: RequestContext,
  { role$, known$ }: PresenceModel,
  toLogin: () => void,
): OpenToggle {
  const scope = createScope()
  const { origin } = window.location
  const { state$, events$, toggle } = createFollowToggle(ports, scope, {
    context,
    role$,
    term,
    origin,
    known$,
  })
  scope.add(events$.subscribe(toLogin))
  return { state$, toggle, close: scope.end }
}
