import type { RequestContext } from '@xuekan/core'
import { createFavouriteToggle, type FavouriteTogglePorts, type PresenceModel } from '@xuekan/core/member'
import { createScope } from '@xuekan/core/reactive'
import type { OpenToggle } from '../../../ui/binding/portal.ts'

/** Whether the member who is logged in keeps an article, until it is closed. */
export function openFavourite(
  ports: FavouriteTogglePorts,
  articleId: string,
  context: RequestContext,
  { role$, known$, present$ }: PresenceModel,
  toLogin: () => void,
): OpenToggle {
  const scope = createScope()
  const favourite = { type: 'article', id: articleId } as const
  const again$ = present$
  const { state$, events$, toggle } = createFavouriteToggle(ports, scope, {
    context,
    role$,
    favourite,
    again$,
    known$,
  })
  scope.add(events$.subscribe(toLogin))
  return { state$, toggle, close: scope.end }
}
