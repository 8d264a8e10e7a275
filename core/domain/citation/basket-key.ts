import type { SiteId } from '../site/site.ts'

/** What identifies an item: ids are asked for site by site. */
export interface BasketKey {
  readonly siteId: SiteId
  readonly id: string
}

/** Articles that a basket holds at most: as many as one file of citations takes (C7.9). */
export const basketLimit = 500

export const sameItem = (one: BasketKey, other: BasketKey): boolean =>
  one.id === other.id && one.siteId === other.siteId

export const isInBasket = ({ items }: { readonly items: readonly BasketKey[] }, key: BasketKey): boolean =>
  items.some((item) => sameItem(item, key))
