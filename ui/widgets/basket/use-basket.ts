import type { BasketState } from '@xuekan/core/citation'
import { constant } from '@xuekan/core/reactive'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'

const unknown = constant<BasketState | null>(null)

/** The basket as it is; null until its code is here. */
export function useBasket(): BasketState | null {
  const model = useBehavior(usePortal().basket.model$)
  return useBehavior<BasketState | null>(model === null ? unknown : model.state$)
}
