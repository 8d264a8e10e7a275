import { createFavouriteToggle } from '@xuekan/core/member'
import { createScope } from '@xuekan/core/reactive'
import type { OpenToggle } from '../../../ui/binding/portal.ts'
import type { Presence, SwitchPorts } from './presence.ts'

/** Whether the member who is logged in keeps an article, until it is closed. */
export function open(
  { remote, notify, context }: SwitchPorts,
  articleId: string,
  { role$, known$, present$, toLogin }: Presence,
): OpenToggle {
  const scope = createScope()
  const favourite = { type: 'article', id: articleId } as const
  const { state$, events$, toggle } = createFavouriteToggle({ member: remote.favourites, notify }, scope, {
    context,
    role$,
    favourite,
    again$: present$,
    known$,
  })
  scope.add(events$.subscribe(toLogin))
  return { state$, toggle, close: scope.end }
}
