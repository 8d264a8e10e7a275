import { useCallback, useEffect, useRef, type RefObject } from 'react'

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
