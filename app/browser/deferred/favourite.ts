import type { RequestContext } from '@xuekan/core'
import { createFavouriteToggle, type FavouriteTogglePorts } from '@xuekan/core/member'
import { constant, createScope, type Stream } from '@xuekan/core/reactive'
import type { OpenToggle } from '../../../ui/binding/portal.ts'

/** Whether the member who is logged in keeps an article, until it is closed. */
export function openFavourite(
  ports: FavouriteTogglePorts,
  articleId: string,
  context: RequestContext,
  again$: Stream<unknown>,
): OpenToggle {
  const scope = createScope()
  const favourite = { type: 'article', id: articleId } as const
  const { state$, toggle } = createFavouriteToggle(ports, scope, {
    context,
    role$: constant('member'),
    favourite,
    again$,
  })
  return { state$, toggle, close: scope.end }
}
