import fc from 'fast-check'
import { emptyBasket } from '../../domain/citation/basket.ts'
import { arbitraryBasket, arbitraryBasketEntry } from '../arbitraries/citations.ts'
import {
  basketCommands,
  type BasketOperations,
  type KnownBasket,
  type RealBasket,
} from './basket-commands.ts'
import { same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** What holds of the batch basket (C4.21). */
export const basketLaws = (operations: BasketOperations): readonly Law[] => {
  const { add, remove, removeSelected, clear, undo, selectAll, isAllSelected, selected } = operations
  return [
    law(
      'should hold what was put in and not taken out, once each and in order, and flag all selected',
      ['C4.21'],
      fc.property(basketCommands(operations), (commands) => {
        const known: KnownBasket = { entries: [] }
        const real: RealBasket = { basket: emptyBasket }
        fc.modelRun(() => ({ model: known, real }), commands)
      }),
    ),
    law(
      'should change nothing when an item is added again',
      ['C4.21'],
      fc.property(arbitraryBasket, arbitraryBasketEntry, (basket, entry) => {
        const once = add(basket, entry)
        same(add(once, entry), once, 'the basket')
      }),
    ),
    law(
      'should give back by undo what one removal took, each item at its place and selected as it was',
      ['C4.21'],
      fc.property(arbitraryBasket, arbitraryBasketEntry, (basket, key) => {
        same(undo(remove(basket, key)).items, basket.items, 'what undo gives after remove')
        same(undo(clear(basket)).items, basket.items, 'what undo gives after clear')
        const removal = removeSelected(basket)
        if (removal.ok) same(undo(removal.value).items, basket.items, 'what undo gives after delete')
      }),
    ),
    law(
      'should leave nothing selected after the selected are deleted, and nothing at all after clear',
      ['C4.21', 'C5.3'],
      fc.property(arbitraryBasket, (basket) => {
        same(clear(basket).items, [], 'the cleared basket')
        const removal = removeSelected(basket)
        if (removal.ok) same(selected(removal.value), [], 'what is selected')
        else same(selected(basket), [], 'what is selected')
      }),
    ),
    law(
      'should have all selected after select all, unless it is empty, and none after its opposite',
      ['C4.21'],
      fc.property(arbitraryBasket, (basket) => {
        const all = selectAll(basket, true)
        same(isAllSelected(all), basket.items.length > 0, 'the select-all flag')
        same(selected(all).length, basket.items.length, 'the number of the selected')
        same(selected(selectAll(basket, false)), [], 'what is selected')
      }),
    ),
  ]
}
