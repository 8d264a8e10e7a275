import { sameFavourite, type Favourite } from '../../domain/member/favourite.ts'
import type { FavouriteGateway } from '../../ports/favourite-gateway.ts'
import { fakeEffect } from './fake-effect.ts'
import type { OnTheWay } from './fake-answers.ts'

/** The favourites of one member in memory. */
export interface FakeFavouriteGateway extends FavouriteGateway {
  /** What is collected now, in the order in which it was. */
  readonly collected: () => readonly Favourite[]
}

export function createFakeFavouriteGateway(
  initial: readonly Favourite[] = [],
  onTheWay: OnTheWay = (_call, answer) => answer,
): FakeFavouriteGateway {
  let kept = initial
  const without = (favourite: Favourite): readonly Favourite[] =>
    kept.filter((one) => !sameFavourite(one, favourite))
  return {
    collected: () => kept,
    isCollected: (_reader, favourite) =>
      onTheWay(
        'isCollected',
        fakeEffect(() => kept.some((one) => sameFavourite(one, favourite))),
      ),
    collect: (_reader, favourite) =>
      onTheWay(
        'collect',
        fakeEffect(() => {
          kept = [...without(favourite), favourite]
          return null
        }),
      ),
    uncollect: (_reader, favourite) =>
      onTheWay(
        'uncollect',
        fakeEffect(() => {
          kept = without(favourite)
          return null
        }),
      ),
  }
}
