import { useEffect, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { loadBasketDialog } from './use-opener.ts'

type Dialog = Awaited<ReturnType<typeof loadBasketDialog>>

/** The citation basket, once it is opened (C4.21): its model and its dialog come when they are wanted. */
export function Basket() {
  const { basket, basketOpen$, notices } = usePortal()
  const open = useBehavior(basketOpen$)
  const model = useBehavior(basket.model$)
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog } | null>(null)
  useEffect(() => {
    if (!open) return
    basket.want()
    loadBasketDialog().then(
      (Dialog) => setLoaded({ Dialog }),
      () => {
        basketOpen$.set(false)
        notices.notify('getDataErrorMessage')
      },
    )
  }, [open, basket, basketOpen$, notices])
  if (!open || model === null || loaded === null) return null
  return <loaded.Dialog model={model} onClose={() => basketOpen$.set(false)} />
}
