import type { MenuModel, MenuState } from '@xuekan/core'
import { useLayoutEffect, type RefObject } from 'react'

/**
 * Hides in the bar what stands in More. Marks go to the elements themselves, and only where the cut between the two has
 * moved: drawing a thousand entries again at each step of a resize would cost more than all else together.
 */
export function useOverflow(list: RefObject<HTMLUListElement | null>, menu: MenuModel): void {
  useLayoutEffect(() => {
    const entries = Array.from(list.current?.children ?? [])
    const more = entries.pop()
    let fitting = entries.length
    const follow = ({ measured, shown, selected }: MenuState): void => {
      if (!measured) return
      const next = shown.length
      for (let index = Math.min(fitting, next); index < Math.max(fitting, next); index += 1)
        entries[index]?.toggleAttribute('data-away', index >= next)
      fitting = next
      more?.toggleAttribute('data-away', next === entries.length)
      more?.toggleAttribute('data-current', selected >= next)
    }
    const following = menu.state$.value$.subscribe(follow)
    return () => following.unsubscribe()
  }, [list, menu])
}
