import { isInBasket, sameItem } from './basket-key.ts'
import type { Basket } from './basket.ts'
import type { ItemCitation } from './item-citations.ts'

/**
 * The citation strings that are kept once some were fetched: those of items that are in the basket or can come back,
 * each once, the fetched one in place of an older one. What says nothing is not kept, so that it is asked for again.
 */
export function rememberCitations(
  known: readonly ItemCitation[],
  fetched: readonly ItemCitation[],
  { items, removed }: Basket,
): readonly ItemCitation[] {
  const wanted = { items: [...items, ...removed] }
  const newest: ItemCitation[] = []
  for (const citation of [...fetched, ...known]) {
    const { zh, en } = citation.text
    if (zh.trim() === '' && en.trim() === '') continue
    if (isInBasket(wanted, citation) && !newest.some((one) => sameItem(one, citation))) newest.push(citation)
  }
  return newest
}
