import type { BasketKey, Collectable, ShownHits } from '@xuekan/core/citation'
import { constant } from '@xuekan/core/reactive'
import { useState } from 'react'
import type { Gathered, Selection } from '../../binding/gathering.ts'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'

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

const unknown = constant<unknown>(null)

/**
 * Hits of a page, chosen together with those of the other pages of their search (C4.21). What is chosen before the code
 * for that is here is seen at once, on its page alone.
 */
export function useGathered(shown: ShownHits): Partial<Gathered> & Pick<Gathered, 'selection'> {
  const portal = usePortal()
  const { basket } = portal
  const first = useSelection(shown.articles)
  const model = useBehavior(basket.model$)
  useBehavior(model?.gathered$ ?? unknown)
  if (model !== null) return model.gather(shown, portal)
  const select = (articles: readonly BasketKey[], wanted: boolean): void =>
    basket.use(({ hits }) => hits.select(shown, articles, wanted))
  return {
    selection: {
      ...first,
      toggle: (article) => {
        first.toggle(article)
        select([article], !first.isSelected(article))
      },
      setAll: (wanted) => {
        first.setAll(wanted)
        select(shown.articles, wanted)
      },
      clear: () => {
        first.clear()
        basket.use(({ hits }) => hits.clear())
      },
    },
  }
}
