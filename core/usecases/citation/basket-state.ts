import { badgeLabel } from '../../domain/citation/badge-label.ts'
import { isInBasket } from '../../domain/citation/basket-key.ts'
import {
  isAllSelected,
  selectedItems,
  withAllWhereNone,
  type Basket,
  type BasketItem,
} from '../../domain/citation/basket.ts'
import { citationLines, type CitationForm, type CitationLine } from '../../domain/citation/citation-form.ts'
import { citationsToCopy } from '../../domain/citation/copy-citations.ts'
import { citationOf, type ItemCitation } from '../../domain/citation/item-citations.ts'
import type { Failure } from '../../domain/failure/failure.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { RemoteData } from '../../reactive/remote-data.ts'
import { callKey, type CitationCalls } from './basket-citations.ts'

export interface CitedItem extends BasketItem {
  /** Its citations in the form that is chosen; none where it has none in that. */
  readonly citation: RemoteData<readonly CitationLine[], Failure>
}

export interface BasketState {
  readonly items: readonly CitedItem[]
  /** How many are selected. */
  readonly selected: number
  readonly allSelected: boolean
  /** `7`, `99+`; '' for an empty basket (C9.2). */
  readonly badge: string
  /** How many items undoing would put back. */
  readonly undoable: number
  /** Of the citations that are shown and copied. */
  readonly form: CitationForm
  /** Whether citations are on their way. */
  readonly requesting: boolean
  /** What the clipboard refused, to be copied by hand; null once something else would be copied. */
  readonly refused: string | null
}

/** What the state of a basket is made of. */
export interface BasketStateInput {
  readonly basket: Basket
  readonly citations: readonly ItemCitation[]
  readonly calls: CitationCalls
  readonly form: CitationForm
  readonly requesting: boolean
  readonly refused: string | null
}

/** The basket as it is shown on a page in this language. */
export function basketStateOf(input: BasketStateInput, language: UiLanguage): BasketState {
  const { basket, citations, calls, form, requesting, refused } = input
  const copied =
    refused === null ? null : citationsToCopy(withAllWhereNone(basket), citations, form, language)
  return {
    items: basket.items.map((item) => {
      const text = citationOf(citations, item)
      if (text === undefined) return { ...item, citation: calls.get(callKey(item)) ?? { status: 'idle' } }
      return { ...item, citation: { status: 'ready', value: citationLines(text, form, language) } }
    }),
    selected: selectedItems(basket).length,
    allSelected: isAllSelected(basket),
    badge: badgeLabel(basket.items.length),
    undoable: basket.removed.filter((item) => !isInBasket(basket, item)).length,
    form,
    requesting,
    refused: copied !== null && copied.ok && copied.value === refused ? refused : null,
  }
}
