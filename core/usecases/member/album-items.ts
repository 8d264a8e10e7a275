import { sameFavourite, type Favourite } from '../../domain/member/favourite.ts'
import type { Role } from '../../domain/member/role.ts'
import type { Reader } from '../../ports/answer.ts'
import type { PersonalAlbumGateway } from '../../ports/personal-album-gateway.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { createMemberHolding, type HoldingModel, type HoldingState } from './member-holding.ts'

export interface AlbumItemsPorts {
  readonly albums: PersonalAlbumGateway
  readonly notify: Notify
}

export interface AlbumItemsOptions {
  readonly reader: Reader
  readonly role$: Behavior<Role>
  readonly albumId: string
}

export interface AlbumItemsModel extends Pick<HoldingModel<unknown, unknown>, 'events$'> {
  /** `value` are the items, each once. */
  readonly state$: Behavior<HoldingState<readonly Favourite[]>>
  readonly add: (item: Favourite) => void
  readonly remove: (item: Favourite) => void
}

interface ItemWish {
  readonly item: Favourite
  readonly held: boolean
}

/** The items of one album of the member, which are added and removed (C4.22). */
export function createAlbumItems(
  { albums, notify }: AlbumItemsPorts,
  scope: Scope,
  { reader, role$, albumId }: AlbumItemsOptions,
): AlbumItemsModel {
  const { state$, events$, wish } = createMemberHolding<readonly Favourite[], ItemWish>(
    {
      role$,
      action: 'keepAlbums',
      notify,
      none: [],
      ask: () => albums.items(reader, albumId),
      send: ({ item, held }) =>
        held ? albums.addItem(reader, albumId, item) : albums.removeItem(reader, albumId, item),
      apply: fulfilled,
      about: (one, other) => sameFavourite(one.item, other.item),
    },
    scope,
  )
  return {
    state$,
    events$,
    add: (item) => wish({ item, held: true }),
    remove: (item) => wish({ item, held: false }),
  }
}

function fulfilled(items: readonly Favourite[], { item, held }: ItemWish): readonly Favourite[] {
  if (items.some((one) => sameFavourite(one, item)) === held) return items
  return held ? [...items, item] : items.filter((one) => !sameFavourite(one, item))
}
