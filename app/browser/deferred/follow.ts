import { createFollowToggle, type FollowedTerm } from '@xuekan/core/member'
import { createScope } from '@xuekan/core/reactive'
import type { OpenToggle } from '../../../ui/binding/portal.ts'
import type { Presence, SwitchPorts } from './presence.ts'

/** Whether the member who is logged in is written to of new articles under a term, until it is closed. */
export function open(
  { remote, notify, context }: SwitchPorts,
  term: FollowedTerm,
  { role$, known$, toLogin }: Presence,
): OpenToggle {
  const scope = createScope()
  const { origin } = window.location
  const { state$, events$, toggle } = createFollowToggle(
    { subscriptions: remote.subscriptions, notify },
    scope,
    {
      context,
      role$,
      term,
      origin,
      known$,
    },
  )
  scope.add(events$.subscribe(toLogin))
  return { state$, toggle, close: scope.end }
}
