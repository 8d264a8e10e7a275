import type { MenuModel } from '@xuekan/core'
import { useLayoutEffect, type RefObject } from 'react'
import { measuring } from './menu.css.ts'

/**
 * Takes the natural widths of all entries and of More before the first paint, and again when the faces have come.
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
      element.classList.add(measuring)
      const widths = Array.from(element.children, (child) => child.getBoundingClientRect().width)
      element.classList.remove(measuring)
      // A menu that is not drawn, as on a phone, has no widths.
      if (widths.some((width) => width > 0)) measured(widths.slice(0, -1), widths.at(-1) ?? 0)
    }
    const lookAtRoom = (): void => {
      const width = list.current?.parentElement?.clientWidth ?? 0
      if (width > 0) hasRoom(width)
    }
    if (!roomy) lookAtRoom()
    measure()
    const narrow = window.matchMedia('(min-width: 768px)')
    narrow.addEventListener('change', measure)
    const room = roomy ? null : new ResizeObserver(lookAtRoom)
    const row = list.current?.parentElement
    if (row !== null && row !== undefined) room?.observe(row)
    let gone = false
    void document.fonts.ready.then(() => (gone ? undefined : measure()))
    return () => {
      gone = true
      room?.disconnect()
      narrow.removeEventListener('change', measure)
    }
  }, [list, measured, hasRoom, roomy])
}
