import type { MouseEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'

/** What a button that opens the basket does: its code is fetched when the reader turns to it. */
export function useOpener() {
  const { basket, basketOpen$ } = usePortal()
  const prepare = (): void => {
    basket.want()
    loadBasketDialog().catch(() => undefined)
  }
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      // some browsers do not focus what is clicked, and the focus is to come back here
      currentTarget.focus()
      basket.want()
      basketOpen$.set(true)
    },
  } as const
}

/** The dialog's code, a chunk of its own. A second call fetches nothing more. */
export const loadBasketDialog = () => import('./BasketDialog.tsx').then(({ BasketDialog }) => BasketDialog)
