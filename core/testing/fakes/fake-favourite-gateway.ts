import { sameFavourite, type Favourite } from '../../domain/member/favourite.ts'
import type { FavouriteGateway } from '../../ports/favourite-gateway.ts'
import { fakeEffect } from './fake-effect.ts'
import type { OnTheWay } from './fake-results.ts'

/** The favourites of one member in memory. */
export interface FakeFavouriteGateway extends FavouriteGateway {
  /** What is collected now, in the order in which it was. */
  readonly collected: () => readonly Favourite[]
}

export function createFakeFavouriteGateway(
  initial: readonly Favourite[] = [],
  onTheWay: OnTheWay = (_call, answer) => answer,
): FakeFavouriteGateway {
  let stored = initial
  const without = (favourite: Favourite): readonly Favourite[] =>
    stored.filter((one) => !sameFavourite(one, favourite))
  return {
    collected: () => stored,
    isCollected: (_context, favourite) =>
      onTheWay(
        'isCollected',
        fakeEffect(() => stored.some((one) => sameFavourite(one, favourite))),
      ),
    collect: (_context, favourite) =>
      onTheWay(
        'collect',
        fakeEffect(() => {
          stored = [...without(favourite), favourite]
          return null
        }),
      ),
    uncollect: (_context, favourite) =>
      onTheWay(
        'uncollect',
        fakeEffect(() => {
          stored = without(favourite)
          return null
        }),
      ),
  }
}
