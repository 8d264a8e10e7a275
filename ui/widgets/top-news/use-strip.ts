import { useEffect, useRef, type RefObject, type UIEvent } from 'react'

/** What the scrolled strip has to be told. */
export interface StripEvents {
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
  readonly onPointerDown: () => void
  readonly onWheel: () => void
}

const slideIn = (strip: HTMLElement): number => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))

/**
 * Keeps a strip that is scrolled from slide to slide in step with the slide that is current: what the reader swipes to
 * becomes current, and what becomes current otherwise is scrolled to.
 */
export function useStrip(
  strip: RefObject<HTMLElement | null>,
  current: number,
  onSwiped: (index: number) => void,
): StripEvents {
  /** The slide on the way to which the strip scrolls by itself; null while the reader holds it. */
  const bound = useRef<number | null>(null)
  useEffect(() => {
    const element = strip.current
    if (element === null || (bound.current === null && slideIn(element) === current)) return
    bound.current = current
    element.scrollTo({ left: current * element.clientWidth })
  }, [strip, current])
  const release = (): void => {
    bound.current = null
  }
  return {
    onScroll: ({ currentTarget }) => {
      const at = slideIn(currentTarget)
      if (bound.current === null) {
        if (at !== current) onSwiped(at)
      } else if (Math.abs(currentTarget.scrollLeft - bound.current * currentTarget.clientWidth) < 2) release()
    },
    onPointerDown: release,
    onWheel: release,
  }
}
