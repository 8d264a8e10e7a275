import { useLayoutEffect, type RefObject } from 'react'

/**
 * The focus of what this replaces, which loses it as it leaves the page. A reader who has gone on meanwhile keeps the
 * focus where it is.
 */
export function useInheritedFocus(heir: RefObject<HTMLElement | null>, focused: boolean): void {
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (focused && lost) heir.current?.focus()
  }, [heir, focused])
}
