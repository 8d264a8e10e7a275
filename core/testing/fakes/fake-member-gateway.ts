import { sameFavourite, type Favourite } from '../../domain/member/favourite.ts'
import type { SiteId } from '../../domain/site/site.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { MemberGateway } from '../../ports/member-gateway.ts'
import { andThen, fail, succeed } from '../../usecases/async-results.ts'
import type { OnTheWay } from './fake-results.ts'

/** What one member keeps, in memory; whatever is not there is empty. */
export interface FakeMemberContent {
  readonly favourites?: readonly Favourite[]
  /** By the albums' ids; there are no others. */
  readonly albums?: Readonly<Record<string, readonly Favourite[]>>
  /** The sites whose journals are subscribed to. */
  readonly subscriptions?: readonly SiteId[]
}

export interface FakeMemberGateway extends MemberGateway {
  /** What is collected now, in the order in which it was. */
  readonly collected: () => readonly Favourite[]
  /** What an album holds now; [] for one that is none. */
  readonly held: (albumId: string) => readonly Favourite[]
  /** The sites whose journals are subscribed to now. */
  readonly subscribed: () => readonly SiteId[]
}

export function createFakeMemberGateway(
  { favourites = [], albums: initial = {}, subscriptions = [] }: FakeMemberContent = {},
  onTheWay: OnTheWay = (_call, answer) => answer,
): FakeMemberGateway {
  let collected = favourites
  const albums = new Map(Object.entries(initial))
  const sites = new Set(subscriptions)
  // looks or acts for each subscriber, as a call is made for each
  const effect = <T>(call: string, act: () => T): AsyncResult<T> =>
    onTheWay(
      call,
      andThen(succeed(null), () => succeed(act())),
    )
  const changed = (call: string, act: () => void): AsyncResult<null> =>
    effect(call, () => {
      act()
      return null
    })
  const without = (items: readonly Favourite[], item: Favourite): readonly Favourite[] =>
    items.filter((one) => !sameFavourite(one, item))
  const within = <T>(
    call: string,
    albumId: string,
    act: (items: readonly Favourite[]) => T,
  ): AsyncResult<T> =>
    onTheWay(
      call,
      andThen(succeed(null), () => {
        const items = albums.get(albumId)
        return items === undefined ? fail({ kind: 'absent', call }) : succeed(act(items))
      }),
    )
  const changeAlbum = (
    call: string,
    albumId: string,
    item: Favourite,
    stored: readonly Favourite[],
  ): AsyncResult<null> =>
    within(call, albumId, (items) => {
      albums.set(albumId, [...without(items, item), ...stored])
      return null
    })
  return {
    collected: () => collected,
    held: (albumId) => albums.get(albumId) ?? [],
    subscribed: () => [...sites],
    isCollected: (_context, favourite) =>
      effect('isCollected', () => collected.some((one) => sameFavourite(one, favourite))),
    collect: (_context, favourite) =>
      changed('collect', () => {
        collected = [...without(collected, favourite), favourite]
      }),
    uncollect: (_context, favourite) =>
      changed('uncollect', () => {
        collected = without(collected, favourite)
      }),
    albumItems: (_context, albumId) => within('albumItems', albumId, (items) => items),
    addAlbumItem: (_context, albumId, item) => changeAlbum('addAlbumItem', albumId, item, [item]),
    removeAlbumItem: (_context, albumId, item) => changeAlbum('removeAlbumItem', albumId, item, []),
    isSubscribed: ({ siteId }) => effect('isSubscribed', () => sites.has(siteId)),
    subscribe: ({ siteId }) => changed('subscribe', () => sites.add(siteId)),
    unsubscribe: ({ siteId }) => changed('unsubscribe', () => sites.delete(siteId)),
  }
}
