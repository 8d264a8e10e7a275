import { EMPTY } from 'rxjs'
import type { Favourite } from '../../domain/member/favourite.ts'
import type { Role } from '../../domain/member/role.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { FavouriteGateway } from '../../ports/favourite-gateway.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Stream } from '../../reactive/stream.ts'
import type { Notify } from '../notices/notify.ts'
import { createMemberToggle, type MemberToggle, type ToggleModel } from './member-toggle.ts'

export interface FavouriteTogglePorts {
  readonly member: Pick<FavouriteGateway, 'isCollected' | 'collect' | 'uncollect'>
  readonly notify: Notify
}

export interface FavouriteToggleOptions extends Pick<MemberToggle, 'known$'> {
  readonly context: RequestContext
  readonly role$: Behavior<Role>
  readonly favourite: Favourite
  /** Says that it may have been collected or given up elsewhere. */
  readonly again$?: Stream<unknown>
}

/** Whether the member has collected something, and a click that changes it (C4.22). */
export const createFavouriteToggle = (
  { member, notify }: FavouriteTogglePorts,
  scope: Scope,
  { context, role$, favourite, again$ = EMPTY, known$ }: FavouriteToggleOptions,
): ToggleModel =>
  createMemberToggle(
    {
      role$,
      action: 'keepFavourites',
      notify,
      again$,
      known$,
      load: () => member.isCollected(context, favourite),
      send: (on) => (on ? member.collect(context, favourite) : member.uncollect(context, favourite)),
    },
    scope,
  )
