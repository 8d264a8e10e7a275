import type { BasketKey, ShownHits } from '@xuekan/core/citation'
import { constant } from '@xuekan/core/reactive'
import { useEffect } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useLazy } from '../../binding/use-lazy.ts'
import { useSelection } from '../basket/use-selection.ts'
import type { Gathered } from '../gathering/gather.ts'

const loadGather = () => import('../gathering/gather.ts').then(({ gather }) => gather)
const unknown = constant<unknown>(null)
const nothing = (): null => null

/**
 * Hits of a page, chosen together with those of the other pages of their search (C4.21). What is chosen before the code
 * for that is here is seen at once, on its page alone.
 */
export function useGathered(shown: ShownHits): Partial<Gathered> & Pick<Gathered, 'selection'> {
  const portal = usePortal()
  const { basket } = portal
  const first = useSelection(shown.articles)
  const model = useBehavior(basket.model$)
  useBehavior(model?.hits.state$ ?? unknown)
  useBehavior(model?.found.state$ ?? unknown)
  const [loaded, want] = useLazy(loadGather, nothing)
  useEffect(() => {
    if (model !== null) want()
  }, [model, want])
  if (model !== null && loaded !== null) return loaded.value(model, shown, portal)
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
