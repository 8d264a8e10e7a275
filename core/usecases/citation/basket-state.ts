import { badgeLabel } from '../../domain/citation/badge-label.ts'
import { isAllSelected, selectedItems, type Basket, type BasketItem } from '../../domain/citation/basket.ts'
import { citationOf, type ItemCitation } from '../../domain/citation/item-citations.ts'
import type { Language } from '../../domain/language/language.ts'

export interface CitedItem extends BasketItem {
  /** Its citation in the language of the citations; '' where it has none in that, null while it is not known. */
  readonly citation: string | null
}

export interface BasketState {
  readonly items: readonly CitedItem[]
  /** How many are selected. */
  readonly selected: number
  readonly allSelected: boolean
  /** `7`, `99+`; '' for an empty basket (C9.2). */
  readonly badge: string
  readonly canUndo: boolean
  /** Of the citations that are shown, copied and exported. */
  readonly language: Language
  /** Whether citations are on their way. */
  readonly asking: boolean
}

/** The basket as it is shown. */
export const basketStateOf = (
  basket: Basket,
  citations: readonly ItemCitation[],
  language: Language,
  asking: boolean,
): BasketState => ({
  items: basket.items.map((item) => ({ ...item, citation: citationOf(citations, item)?.[language] ?? null })),
  selected: selectedItems(basket).length,
  allSelected: isAllSelected(basket),
  badge: badgeLabel(basket.items.length),
  canUndo: basket.removed.length > 0,
  language,
  asking,
})
