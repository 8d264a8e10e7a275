import type { MenuModel, MenuState } from '@xuekan/core/menu'
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { measuring } from './menu.css.ts'
import { fromTablet } from '../../theme/media.ts'

/**
 * Keys and pointer for the bar: their code comes when the menu is first turned to. Until then, and without scripts,
 * links, arrows and More work by themselves.
 */
export function useOperation(): readonly [RefObject<HTMLElement | null>, () => void] {
  const nav = useRef<HTMLElement>(null)
  const stop = useRef<(() => void) | 'asked' | null>(null)
  const want = useCallback(() => {
    if (stop.current !== null) return
    stop.current = 'asked'
    import('./operate-menu.ts').then(
      ({ operateMenu }) => {
        if (nav.current !== null && stop.current === 'asked') stop.current = operateMenu(nav.current)
      },
      () => {
        stop.current = null
      },
    )
  }, [])
  useEffect(
    () => () => {
      if (typeof stop.current === 'function') stop.current()
      stop.current = null
    },
    [],
  )
  return [nav, want]
}

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

/** The window is measured in the reader's text size, and so are the widths in it. */
function textScale(): number {
  const { fontSize } = getComputedStyle(document.documentElement)
  return Number.parseFloat(fontSize) / 16 || 1
}

/**
 * Takes the natural widths of all entries and of More before the first paint, and again when fonts have come.
 * Where the page may leave less room than the budget, `roomy` false, that room is watched too.
 */
export function useMeasuredWidths(
  list: RefObject<HTMLUListElement | null>,
  { measured, hasRoom }: MenuModel,
  roomy: boolean,
): void {
  useLayoutEffect(() => {
    const measure = (): void => {
      const element = list.current
      if (element === null) return
      const scale = textScale()
      element.classList.add(measuring)
      const widths = Array.from(element.children, (child) => child.getBoundingClientRect().width / scale)
      element.classList.remove(measuring)
      // A menu that is not drawn, as on a phone, has no widths.
      if (widths.some((width) => width > 0)) measured(widths.slice(0, -1), widths.at(-1) ?? 0)
    }
    const lookAtRoom = (): void => {
      const width = list.current?.parentElement?.clientWidth ?? 0
      if (width > 0) hasRoom(width / textScale())
    }
    if (!roomy) lookAtRoom()
    measure()
    const narrow = window.matchMedia(fromTablet)
    narrow.addEventListener('change', measure)
    const room = roomy ? null : new ResizeObserver(lookAtRoom)
    const row = list.current?.parentElement
    if (row !== null && row !== undefined) room?.observe(row)
    let gone = false
    void document.fonts.ready.then(() => (gone ? undefined : measure()))
    // web fonts that were fetched for the next page are shown with a step to it
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      gone = true
      document.fonts.removeEventListener('loadingdone', measure)
      room?.disconnect()
      narrow.removeEventListener('change', measure)
    }
  }, [list, measured, hasRoom, roomy])
}
