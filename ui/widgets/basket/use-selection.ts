import type { AddedToBasket, BasketKey, Collectable, CollectingModel } from '@xuekan/core/citation'
import { useState } from 'react'

/** Some articles of a list, chosen to be put into the basket together. */
export interface Selection {
  /** In the order of the list. */
  readonly selected: readonly BasketKey[]
  readonly isSelected: (article: BasketKey) => boolean
  readonly toggle: (article: BasketKey) => void
  /** Whether every article of the list that is shown is chosen, or only some of them. */
  readonly all: boolean
  readonly some: boolean
  readonly setAll: (all: boolean) => void
  readonly clear: () => void
  readonly addTo: (basket: CollectingModel) => AddedToBasket
}

/** What was chosen and is not in the list any more counts no longer. */
export function useSelection(articles: readonly Collectable[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isSelected = ({ id }: BasketKey): boolean => chosen.has(id)
  const selected = articles.filter(isSelected)
  const setAll = (all: boolean): void => setChosen(new Set(all ? articles.map(({ id }) => id) : []))
  const all = articles.length > 0 && selected.length === articles.length
  return {
    selected,
    isSelected,
    toggle: (article) => {
      const others = [...chosen].filter((id) => id !== article.id)
      setChosen(new Set(isSelected(article) ? others : [...others, article.id]))
    },
    all,
    some: selected.length > 0 && !all,
    setAll,
    clear: () => setAll(false),
    addTo: (basket) => basket.addArticles(selected),
  }
}
