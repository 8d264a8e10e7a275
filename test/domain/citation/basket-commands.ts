import {
  addToBasket,
  clearBasket,
  isAllSelected,
  isInBasket,
  removeFromBasket,
  removeSelected,
  selectAll,
  selectItem,
  selectedItems,
  undoRemoval,
  type Basket,
  type BasketEntry,
  type BasketKey,
} from '@xuekan/core'
import { arbitraryBasketEntry } from '@xuekan/core/testing'
import fc from 'fast-check'
import { expect } from 'vitest'

/** What a reader knows: which entries were ever put in, in what order, what became of each. */
export interface KnownBasket {
  /** Every entry by the order in which it was put in; `state` says where it is. */
  entries: { entry: BasketEntry; selected: boolean; state: 'in' | 'removed' | 'gone' }[]
}

export interface RealBasket {
  basket: Basket
}

type BasketCommand = fc.Command<KnownBasket, RealBasket>

const isOf = (key: BasketKey) => (one: KnownBasket['entries'][number]) =>
  one.entry.id === key.id && one.entry.siteId === key.siteId

const within = ({ entries }: KnownBasket) => entries.filter(({ state }) => state === 'in')

const held = (known: KnownBasket, key: BasketKey) => within(known).find(isOf(key))

function compare(known: KnownBasket, { basket }: RealBasket): void {
  const expected = within(known)
  expect(basket.items).toEqual(
    expected.map(({ entry, selected }, index) => ({
      ...entry,
      selected,
      sortId: basket.items[index]?.sortId,
    })),
  )
  const places = basket.items.map(({ sortId }) => sortId)
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
  expect(isAllSelected(basket)).toBe(expected.length > 0 && !expected.some(({ selected }) => !selected))
  expect(selectedItems(basket).map(({ id }) => id)).toEqual(
    expected.filter(({ selected }) => selected).map(({ entry }) => entry.id),
  )
}

const always = (name: string, act: (known: KnownBasket, real: RealBasket) => void): BasketCommand => ({
  check: () => true,
  run: (known, real) => {
    act(known, real)
    compare(known, real)
  },
  toString: () => name,
})

/** A removal that takes something makes the one before it final. */
function take(known: KnownBasket, taken: KnownBasket['entries']): void {
  if (taken.length === 0) return
  for (const one of known.entries) if (one.state === 'removed') one.state = 'gone'
  for (const one of taken) one.state = 'removed'
}

const add = (entry: BasketEntry): BasketCommand =>
  always(`add ${entry.siteId}/${entry.id}`, (known, real) => {
    if (held(known, entry) === undefined) known.entries.push({ entry, selected: false, state: 'in' })
    real.basket = addToBasket(real.basket, entry)
    expect(isInBasket(real.basket, entry)).toBe(true)
  })

const remove = (key: BasketKey): BasketCommand =>
  always(`remove ${key.siteId}/${key.id}`, (known, real) => {
    take(known, within(known).filter(isOf(key)))
    real.basket = removeFromBasket(real.basket, key)
    expect(isInBasket(real.basket, key)).toBe(false)
  })

const select = (key: BasketKey, selected: boolean): BasketCommand =>
  always(`select ${key.siteId}/${key.id}: ${selected}`, (known, real) => {
    const one = held(known, key)
    if (one !== undefined) one.selected = selected
    real.basket = selectItem(real.basket, key, selected)
  })

const all = (selected: boolean): BasketCommand =>
  always(`select all: ${selected}`, (known, real) => {
    for (const one of within(known)) one.selected = selected
    real.basket = selectAll(real.basket, selected)
  })

const removeChosen = (): BasketCommand =>
  always('remove selected', (known, real) => {
    const chosen = within(known).filter(({ selected }) => selected)
    const removal = removeSelected(real.basket)
    expect(removal.ok ? null : removal.error).toBe(chosen.length === 0 ? 'noneSelected' : null)
    take(known, chosen)
    if (removal.ok) real.basket = removal.value
  })

const clear = always('clear', (known, real) => {
  take(known, within(known))
  real.basket = clearBasket(real.basket)
})

const undo = always('undo', (known, real) => {
  for (const one of known.entries) {
    if (one.state === 'removed') one.state = held(known, one.entry) === undefined ? 'in' : 'gone'
  }
  real.basket = undoRemoval(real.basket)
})

export const basketCommands = fc.commands(
  [
    arbitraryBasketEntry.map(add),
    arbitraryBasketEntry.map(remove),
    fc.tuple(arbitraryBasketEntry, fc.boolean()).map(([key, selected]) => select(key, selected)),
    fc.boolean().map(all),
    fc.constant(null).map(removeChosen),
    fc.constant(clear),
    fc.constant(undo),
  ],
  { size: 'medium' },
)
