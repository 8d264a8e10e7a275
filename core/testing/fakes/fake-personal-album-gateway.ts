import { sameFavourite, type Favourite } from '../../domain/member/favourite.ts'
import type { Answer } from '../../ports/answer.ts'
import type { PersonalAlbumGateway } from '../../ports/personal-album-gateway.ts'
import { answered, refused, thenAnswer } from '../../usecases/answers.ts'
import type { OnTheWay } from './fake-answers.ts'

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
  const within = <T>(call: string, albumId: string, act: (items: readonly Favourite[]) => T): Answer<T> =>
    onTheWay(
      call,
      thenAnswer(answered(null), () => {
        const items = albums.get(albumId)
        return items === undefined ? refused({ kind: 'absent', call }) : answered(act(items))
      }),
    )
  const change = (call: string, albumId: string, item: Favourite, kept: readonly Favourite[]): Answer<null> =>
    within(call, albumId, (items) => {
      albums.set(albumId, [...items.filter((one) => !sameFavourite(one, item)), ...kept])
      return null
    })
  return {
    held: (albumId) => albums.get(albumId) ?? [],
    items: (_reader, albumId) => within('items', albumId, (items) => items),
    addItem: (_reader, albumId, item) => change('addItem', albumId, item, [item]),
    removeItem: (_reader, albumId, item) => change('removeItem', albumId, item, []),
  }
}
