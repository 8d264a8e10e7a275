import type { LocalizedText } from '../language/localized.ts'
import { err, ok, type Result } from '../result.ts'
import { basketLimit, isInBasket, sameItem, type BasketKey } from './basket-key.ts'

/** What is put into the basket (C3.11). */
export interface BasketEntry extends BasketKey {
  /** Plain text. */
  readonly title: LocalizedText
  /** Where it appeared, on one line. */
  readonly source: LocalizedText
}

export interface BasketItem extends BasketEntry {
  /** Its place among the others, from 1: later ones are larger. */
  readonly sortId: number
  readonly selected: boolean
}

/**
 * The batch basket (C4.21). Laws: no key stands twice; items stand in the order of their `sortId`; what is put in or back
 * never makes it larger than `basketLimit`.
 */
export interface Basket {
  readonly items: readonly BasketItem[]
  /** What the last removal took, for undoing it. */
  readonly removed: readonly BasketItem[]
}

export const emptyBasket: Basket = { items: [], removed: [] }

/** Puts an entry last, selected; the basket itself where it holds that item, or is full. */
export function addToBasket(basket: Basket, { siteId, id, title, source }: BasketEntry): Basket {
  if (basket.items.length >= basketLimit || isInBasket(basket, { siteId, id })) return basket
  // What is undone keeps its place, so that places are not given twice.
  const last = Math.max(0, ...[basket.items.at(-1), basket.removed.at(-1)].map((item) => item?.sortId ?? 0))
  return {
    ...basket,
    items: [...basket.items, { siteId, id, title, source, sortId: last + 1, selected: true }],
  }
}

/** What became of entries that were put into a basket. */
export interface AddedToBasket {
  /** How many of them it holds, those that it held before included. */
  readonly held: number
  /** How many did not fit. */
  readonly left: number
}

/** Law: `held` and `left` together are the entries. */
export function addedTo(basket: Pick<Basket, 'items'>, entries: readonly BasketKey[]): AddedToBasket {
  const held = entries.filter((entry) => isInBasket(basket, entry)).length
  return { held, left: entries.length - held }
}

/** Takes one item out; the basket itself where it does not hold it. */
export const removeFromBasket = (basket: Basket, key: BasketKey): Basket =>
  without(basket, (item) => sameItem(item, key))

/** Takes the selected items out (C4.21, C5.3). */
export const removeSelected = (basket: Basket): Result<Basket, 'noneSelected'> =>
  selectedItems(basket).length === 0 ? err('noneSelected') : ok(without(basket, ({ selected }) => selected))

/** Takes all out. */
export const clearBasket = (basket: Basket): Basket => without(basket, () => true)

/**
 * Puts back what the last removal took, each item at its place and selected as it was. Once for each removal; what has no
 * room any more can be put back later.
 */
export function undoRemoval(basket: Basket): Basket {
  if (basket.removed.length === 0) return basket
  const returning = basket.removed.filter((item) => !isInBasket(basket, item))
  const room = Math.max(0, basketLimit - basket.items.length)
  return {
    items: [...basket.items, ...returning.slice(0, room)].sort((one, other) => one.sortId - other.sortId),
    removed: returning.slice(room),
  }
}

export const selectItem = (basket: Basket, key: BasketKey, selected: boolean): Basket => ({
  ...basket,
  items: basket.items.map((item) => (sameItem(item, key) ? { ...item, selected } : item)),
})

export const selectAll = (basket: Basket, selected: boolean): Basket => ({
  ...basket,
  items: basket.items.map((item) => ({ ...item, selected })),
})

/** The select-all flag follows the individual selections (C4.21); an empty basket is not all selected. */
export const isAllSelected = ({ items }: Basket): boolean =>
  items.length > 0 && items.every(({ selected }) => selected)

/** The basket as actions see it that speak of all where none is selected. */
export const withAllWhereNone = (basket: Basket): Basket =>
  basket.items.some(({ selected }) => selected) ? basket : selectAll(basket, true)

export const selectedItems = ({ items }: Basket): readonly BasketItem[] =>
  items.filter(({ selected }) => selected)

function without(basket: Basket, taken: (item: BasketItem) => boolean): Basket {
  const removed = basket.items.filter(taken)
  return removed.length === 0 ? basket : { items: basket.items.filter((item) => !taken(item)), removed }
}
