import { sameFavourite, type Favourite } from '../../domain/member/favourite.ts'
import type { Role } from '../../domain/member/role.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { MemberGateway } from '../../ports/member-gateway.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { createOptimisticState, type OptimisticModel, type OptimisticState } from './optimistic-state.ts'

export interface AlbumItemsPorts {
  readonly member: Pick<MemberGateway, 'albumItems' | 'addAlbumItem' | 'removeAlbumItem'>
  readonly notify: Notify
}

export interface AlbumItemsOptions {
  readonly context: RequestContext
  readonly role$: Behavior<Role>
  readonly albumId: string
}

export interface AlbumItemsModel extends Pick<OptimisticModel<unknown, unknown>, 'events$'> {
  /** `value` are the items, each once. */
  readonly state$: Behavior<OptimisticState<readonly Favourite[]>>
  readonly add: (item: Favourite) => void
  readonly remove: (item: Favourite) => void
}

interface ItemChange {
  readonly item: Favourite
  readonly isMember: boolean
}

/** The items of one album of the member, which are added and removed (C4.22). */
export function createAlbumItems(
  { member, notify }: AlbumItemsPorts,
  scope: Scope,
  { context, role$, albumId }: AlbumItemsOptions,
): AlbumItemsModel {
  const { state$, events$, change } = createOptimisticState<readonly Favourite[], ItemChange>(
    {
      role$,
      action: 'keepAlbums',
      notify,
      none: [],
      load: () => member.albumItems(context, albumId),
      send: ({ item, isMember }) =>
        isMember
          ? member.addAlbumItem(context, albumId, item)
          : member.removeAlbumItem(context, albumId, item),
      apply: fulfilled,
      about: (one, other) => sameFavourite(one.item, other.item),
    },
    scope,
  )
  return {
    state$,
    events$,
    add: (item) => change({ item, isMember: true }),
    remove: (item) => change({ item, isMember: false }),
  }
}

function fulfilled(items: readonly Favourite[], { item, isMember }: ItemChange): readonly Favourite[] {
  if (items.some((one) => sameFavourite(one, item)) === isMember) return items
  return isMember ? [...items, item] : items.filter((one) => !sameFavourite(one, item))
}
