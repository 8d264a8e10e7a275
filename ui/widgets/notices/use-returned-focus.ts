import { useEffect, type RefObject } from 'react'

/** Gives the focus back to where it came from when the message that held it goes. */
export function useReturnedFocus(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = stack
    if (current === null) return
    const hears = new AbortController()
    let from: EventTarget | null = null
    const enter = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && current.contains(relatedTarget))) from = relatedTarget
    }
    /** What is taken out of the page while it has the focus loses it to nobody, and is heard to go in one browser only. */
    const removed = new MutationObserver(() => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (!lost || from === null) return
      const next = current.querySelector('button') ?? from
      from = null
      if (next instanceof HTMLElement && next.isConnected) next.focus()
    })
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null && !current.contains(relatedTarget as Node)) from = null
    }
    current.addEventListener('focusin', enter, hears)
    current.addEventListener('focusout', leave, hears)
    removed.observe(current, { childList: true, subtree: true })
    return () => {
      hears.abort()
      removed.disconnect()
    }
  }, [stack])
}
