import type { Favourite } from '../../../core/domain/member/favourite.ts'
import type { FavouriteTogglePorts } from '../../../core/usecases/member/favourite-toggle.ts'
import { andThen, succeed } from '../../../core/usecases/async-results.ts'
import type { OnTheWay } from '@xuekan/core/testing'

type Favourites = FavouriteTogglePorts['member'] & {
  /** What is collected now, in the order in which it was. */
  readonly collected: () => readonly Favourite[]
}

/** Favourites of any type without a session, which change when a call is answered. */
export function favouritesInMemory(initial: readonly Favourite[], onTheWay: OnTheWay): Favourites {
  let collected = initial
  const same = (one: Favourite, other: Favourite): boolean => one.type === other.type && one.id === other.id
  const without = (favourite: Favourite) => collected.filter((one) => !same(one, favourite))
  const answered = <T>(call: string, act: () => T) =>
    onTheWay(
      call,
      andThen(succeed(null), () => succeed(act())),
    )
  const changed = (call: string, change: () => readonly Favourite[]) =>
    answered(call, () => {
      collected = change()
      return null
    })
  return {
    collected: () => collected,
    isCollected: (_context, favourite) =>
      answered('isCollected', () => collected.some((one) => same(one, favourite))),
    collect: (_context, favourite) => changed('collect', () => [...without(favourite), favourite]),
    uncollect: (_context, favourite) => changed('uncollect', () => without(favourite)),
  }
}
