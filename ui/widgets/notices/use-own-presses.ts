import { useEffect, type RefObject } from 'react'

/** A press on a message is none beside a dialog that is open, which would close it. */
export function useOwnPresses(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = stack
    const stop = (event: Event): void => event.stopPropagation()
    current?.addEventListener('pointerdown', stop)
    return () => current?.removeEventListener('pointerdown', stop)
  }, [stack])
}
