import { sameFavourite, type Favourite } from '../../domain/member/favourite.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { PersonalAlbumGateway } from '../../ports/personal-album-gateway.ts'
import { succeed, fail, andThen } from '../../usecases/async-results.ts'
import type { OnTheWay } from './fake-results.ts'

/** The albums of one member in memory. */
export interface FakePersonalAlbumGateway extends PersonalAlbumGateway {
  /** What an album holds now; [] for one that is none. */
  readonly held: (albumId: string) => readonly Favourite[]
}

/** `initial` by the albums' ids; there are no others. */
export function createFakePersonalAlbumGateway(
  initial: Readonly<Record<string, readonly Favourite[]>>,
  onTheWay: OnTheWay = (_call, answer) => answer,
): FakePersonalAlbumGateway {
  const albums = new Map(Object.entries(initial))
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
  const change = (
    call: string,
    albumId: string,
    item: Favourite,
    stored: readonly Favourite[],
  ): AsyncResult<null> =>
    within(call, albumId, (items) => {
      albums.set(albumId, [...items.filter((one) => !sameFavourite(one, item)), ...stored])
      return null
    })
  return {
    held: (albumId) => albums.get(albumId) ?? [],
    items: (_context, albumId) => within('items', albumId, (items) => items),
    addItem: (_context, albumId, item) => change('addItem', albumId, item, [item]),
    removeItem: (_context, albumId, item) => change('removeItem', albumId, item, []),
  }
}
