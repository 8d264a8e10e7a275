import { basketLimit, isInBasket } from '../../../core/domain/citation/basket-key.ts'
import {
  addedTo,
  addToBasket,
  clearBasket,
  emptyBasket,
  removeFromBasket,
  undoRemoval,
  type Basket,
  type BasketEntry,
} from '../../../core/domain/citation/basket.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const entryOf = (id: number): BasketEntry => ({
  siteId: asSiteId('26'),
  id: String(id),
  title: { zh: '题', en: '' },
  source: { zh: '', en: '' },
})
const entries = (from: number, to: number): readonly BasketEntry[] =>
  Array.from({ length: to - from }, (_, index) => entryOf(from + index))
const filled = (count: number): Basket => entries(0, count).reduce(addToBasket, emptyBasket)

/** Baskets with room for few or for none. */
const nearlyFull = fc.integer({ min: basketLimit - 6, max: basketLimit }).map(filled)

describe('a basket that is nearly full', () => {
  it('should take what fits in its order, refuse the rest whole, and count both [C4.21]', () => {
    fc.assert(
      fc.property(nearlyFull, fc.nat({ max: 12 }), (basket, count) => {
        const more = entries(basketLimit - 3, basketLimit - 3 + count)
        const next = more.reduce(addToBasket, basket)
        expect(next.items.length).toBeLessThanOrEqual(basketLimit)
        expect(next.items.slice(0, basket.items.length)).toEqual(basket.items)
        const fresh = more.filter((entry) => !isInBasket(basket, entry))
        const room = basketLimit - basket.items.length
        const taken = next.items.slice(basket.items.length).map(({ id }) => id)
        expect(taken).toEqual(fresh.slice(0, room).map(({ id }) => id))
        const { held, left } = addedTo(next, more)
        expect([held + left, left]).toEqual([more.length, Math.max(0, fresh.length - room)])
      }),
      { numRuns: 40 },
    )
  })

  it('should put back by undo what fits, and keep the rest for when there is room again [C4.21]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.nat({ max: 5 }), (removed, added) => {
        const cleared = clearBasket(filled(removed))
        const others = entries(1_000, 1_000 + basketLimit - added).reduce(addToBasket, cleared)
        const undone = undoRemoval(others)
        const back = Math.min(removed, added)
        expect(undone.items).toHaveLength(basketLimit - added + back)
        expect(undone.removed.map(({ id }) => id)).toEqual(entries(back, removed).map(({ id }) => id))
      }),
      { numRuns: 20 },
    )
  })

  it('should take an article again once another was taken out [C4.21]', () => {
    const basket = removeFromBasket(filled(basketLimit), entryOf(7))
    expect(isInBasket(addToBasket(basket, entryOf(9_999)), entryOf(9_999))).toBe(true)
  })
})
