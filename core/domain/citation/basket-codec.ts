import { listIn, recordIn } from '../text/raw-record.ts'
import { asSiteId } from '../site/site.ts'
import { isInBasket } from './basket-key.ts'
import type { Basket, BasketItem } from './basket.ts'
import { localizedIn } from './stored-text.ts'

const version = 1

/** Far above any place that adding gives: beyond it the next place would not be exact. */
const lastPlace = 1_000_000_000

/**
 * The basket as `batchId` keeps it (C3.18), with the names of a citation item (C3.11). What a removal took is not
 * kept. Law: `parseBasket(printBasket(basket))` has the items of `basket`, and nothing to undo.
 */
export const printBasket = ({ items }: Basket): string =>
  JSON.stringify({
    version,
    items: items.map(({ siteId, id, title, source, sortId, selected }) => ({
      siteId,
      id,
      resName: title,
      resString: source,
      sortId,
      selected,
    })),
  })

/**
 * Total: an empty basket for what is none, or of another version. What is no item is left out, and the second of two
 * with one key; the others stand in the order of their sortId.
 */
export function parseBasket(text: string): Basket {
  const raw = recordIn(text)
  if (raw['version'] !== version) return { items: [], removed: [] }
  const read = listIn(raw['items']).flatMap((entry) => itemIn(entry) ?? [])
  const sorted = read.sort((one, other) => one.sortId - other.sortId)
  const items: BasketItem[] = []
  for (const item of sorted) {
    if (!isInBasket({ items }, item)) items.push(item)
  }
  return { items, removed: [] }
}

function itemIn(entry: unknown): BasketItem | null {
  const { siteId, id, resName, resString, sortId, selected } = recordIn(entry)
  const title = localizedIn(resName)
  const source = localizedIn(resString)
  if (typeof siteId !== 'string' || typeof id !== 'string' || id === '') return null
  if (title === null || source === null || typeof selected !== 'boolean') return null
  if (!Number.isInteger(sortId) || Number(sortId) < 1 || Number(sortId) > lastPlace) return null
  return { siteId: asSiteId(siteId), id, title, source, sortId: Number(sortId), selected }
}
