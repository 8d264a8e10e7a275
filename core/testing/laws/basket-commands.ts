import fc from 'fast-check'
import type { BasketKey } from '../../domain/citation/basket-key.ts'
import type { Basket, BasketEntry, BasketItem } from '../../domain/citation/basket.ts'
import type { Result } from '../../domain/result.ts'
import { arbitraryBasketEntry } from '../arbitraries/citations.ts'
import { holds, same } from './expectation.ts'

/** What can be done with a basket, and what can be asked of it. */
export interface BasketOperations {
  readonly add: (basket: Basket, entry: BasketEntry) => Basket
  readonly remove: (basket: Basket, key: BasketKey) => Basket
  readonly removeSelected: (basket: Basket) => Result<Basket, 'noneSelected'>
  readonly clear: (basket: Basket) => Basket
  readonly undo: (basket: Basket) => Basket
  readonly select: (basket: Basket, key: BasketKey, selected: boolean) => Basket
  readonly selectAll: (basket: Basket, selected: boolean) => Basket
  readonly isIn: (basket: Basket, key: BasketKey) => boolean
  readonly isAllSelected: (basket: Basket) => boolean
  readonly selected: (basket: Basket) => readonly BasketItem[]
}

/** What a reader knows: which entries were ever put in, in what order, what became of each. */
export interface KnownBasket {
  readonly entries: { readonly entry: BasketEntry; selected: boolean; state: 'in' | 'removed' | 'gone' }[]
}

export interface RealBasket {
  basket: Basket
}

type BasketCommand = fc.Command<KnownBasket, RealBasket>

const isOf = (key: BasketKey) => (one: KnownBasket['entries'][number]) =>
  one.entry.id === key.id && one.entry.siteId === key.siteId

const within = ({ entries }: KnownBasket) => entries.filter(({ state }) => state === 'in')

const held = (known: KnownBasket, key: BasketKey) => within(known).find(isOf(key))

/** A removal that takes something makes the one before it final. */
function take(known: KnownBasket, taken: KnownBasket['entries']): void {
  if (taken.length === 0) return
  for (const one of known.entries) if (one.state === 'removed') one.state = 'gone'
  for (const one of taken) one.state = 'removed'
}

function compare(operations: BasketOperations, known: KnownBasket, { basket }: RealBasket): void {
  const expected = within(known)
  same(
    basket.items.map(({ siteId, id, title, source, selected }) => ({
      entry: { siteId, id, title, source },
      selected,
    })),
    expected.map(({ entry, selected }) => ({ entry, selected })),
    'the basket',
  )
  const places = basket.items.map(({ sortId }) => sortId)
  holds(
    places.every((place, index) => place > (places[index - 1] ?? 0)),
    `the places are ${places.join(', ')}`,
  )
  const all = expected.length > 0 && !expected.some(({ selected }) => !selected)
  same(operations.isAllSelected(basket), all, 'the select-all flag')
  same(
    operations.selected(basket).map(({ siteId, id }) => [siteId, id]),
    expected.filter(({ selected }) => selected).map(({ entry: { siteId, id } }) => [siteId, id]),
    'what is selected',
  )
}

/** Everything that a reader can do with a basket, in any order; after each the basket is compared with what is known. */
export function basketCommands(operations: BasketOperations): fc.Arbitrary<Iterable<BasketCommand>> {
  const command = (name: string, act: (known: KnownBasket, real: RealBasket) => void): BasketCommand => ({
    check: () => true,
    run: (known, real) => {
      act(known, real)
      compare(operations, known, real)
    },
    toString: () => name,
  })
  const nameOf = ({ siteId, id }: BasketKey): string => `${siteId}/${id}`
  const add = (entry: BasketEntry) =>
    command(`add ${nameOf(entry)}`, (known, real) => {
      if (held(known, entry) === undefined) known.entries.push({ entry, selected: true, state: 'in' })
      real.basket = operations.add(real.basket, entry)
      holds(operations.isIn(real.basket, entry), 'what was added is not in the basket')
    })
  const remove = (key: BasketKey) =>
    command(`remove ${nameOf(key)}`, (known, real) => {
      take(known, within(known).filter(isOf(key)))
      real.basket = operations.remove(real.basket, key)
      holds(!operations.isIn(real.basket, key), 'what was removed is in the basket')
    })
  const select = (key: BasketKey, selected: boolean) =>
    command(`${selected ? 'select' : 'deselect'} ${nameOf(key)}`, (known, real) => {
      const one = held(known, key)
      if (one !== undefined) one.selected = selected
      real.basket = operations.select(real.basket, key, selected)
    })
  const selectAll = (selected: boolean) =>
    command(selected ? 'select all' : 'deselect all', (known, real) => {
      for (const one of within(known)) one.selected = selected
      real.basket = operations.selectAll(real.basket, selected)
    })
  const removeSelected = command('remove selected', (known, real) => {
    const chosen = within(known).filter(({ selected }) => selected)
    const removal = operations.removeSelected(real.basket)
    same(removal.ok ? null : removal.error, chosen.length === 0 ? 'noneSelected' : null, 'the refusal')
    take(known, chosen)
    if (removal.ok) real.basket = removal.value
  })
  const clear = command('clear', (known, real) => {
    take(known, within(known))
    real.basket = operations.clear(real.basket)
  })
  const undo = command('undo', (known, real) => {
    for (const one of known.entries)
      if (one.state === 'removed') one.state = held(known, one.entry) === undefined ? 'in' : 'gone'
    real.basket = operations.undo(real.basket)
  })
  return fc.commands(
    [
      arbitraryBasketEntry.map(add),
      arbitraryBasketEntry.map(remove),
      fc.tuple(arbitraryBasketEntry, fc.boolean()).map(([key, selected]) => select(key, selected)),
      fc.boolean().map(selectAll),
      fc.constant(removeSelected),
      fc.constant(clear),
      fc.constant(undo),
    ],
    { size: 'medium' },
  )
}
