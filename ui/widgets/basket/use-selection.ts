import type { Collectable } from '@xuekan/core/citation'
import { useState } from 'react'

/** Some articles of a list, chosen to be put into the basket together. */
export interface Selection {
  /** In the order of the list. */
  readonly selected: readonly Collectable[]
  readonly isSelected: (article: Collectable) => boolean
  readonly toggle: (article: Collectable) => void
  readonly all: boolean
  readonly setAll: (all: boolean) => void
}

/** What was chosen and is not in the list any more counts no longer. */
export function useSelection(articles: readonly Collectable[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isSelected = ({ id }: Collectable): boolean => chosen.has(id)
  const selected = articles.filter(isSelected)
  const setAll = (all: boolean): void => setChosen(new Set(all ? articles.map(({ id }) => id) : []))
  return {
    selected,
    isSelected,
    toggle: (article) => {
      const others = [...chosen].filter((id) => id !== article.id)
      setChosen(new Set(isSelected(article) ? others : [...others, article.id]))
    },
    all: articles.length > 0 && selected.length === articles.length,
    setAll,
  }
}
