import type { Collectable } from '@xuekan/core'
import { useState } from 'react'

/** Some articles of a list, chosen to be put into the basket together. */
export interface Picks {
  /** In the order of the list. */
  readonly picked: readonly Collectable[]
  readonly isPicked: (article: Collectable) => boolean
  readonly toggle: (article: Collectable) => void
  readonly all: boolean
  readonly setAll: (all: boolean) => void
}

/** What was chosen and is not in the list any more counts no longer. */
export function usePicks(articles: readonly Collectable[]): Picks {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isPicked = ({ id }: Collectable): boolean => chosen.has(id)
  const picked = articles.filter(isPicked)
  const setAll = (all: boolean): void => setChosen(new Set(all ? articles.map(({ id }) => id) : []))
  return {
    picked,
    isPicked,
    toggle: (article) => {
      const others = [...chosen].filter((id) => id !== article.id)
      setChosen(new Set(isPicked(article) ? others : [...others, article.id]))
    },
    all: articles.length > 0 && picked.length === articles.length,
    setAll,
  }
}
