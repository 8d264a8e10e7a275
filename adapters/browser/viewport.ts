import type { Viewport } from '@xuekan/core'
import { createBehavior, type Scope } from '@xuekan/core/reactive'

/** What is assumed of a window that nobody has measured, in CSS pixels. */
export interface AssumedViewport {
  readonly width: number
  readonly scrollTop: number
}

export interface BrowserViewport extends Viewport {
  /** Measures the window, and from then on follows it. */
  readonly follow: () => void
}

/**
 * The window, measured in the reader's text size. It begins as `assumed`, so that the page is hydrated from the values that the server rendered with,
 * wherever a reload or a step back has scrolled it. Once followed, scrolling and resizing are measured once a frame.
 */
export function createBrowserViewport(
  window: Window,
  scope: Scope,
  assumed: AssumedViewport,
): BrowserViewport {
  const width = createBehavior(assumed.width)
  const scrollTop = createBehavior(assumed.scrollTop)
  const measureWidth = (): void => width.set(window.innerWidth / textScaleOf(window))
  const measureScroll = (): void => scrollTop.set(Math.max(0, window.scrollY) / textScaleOf(window))
  const follow = (): void => {
    if (scope.ended) return
    // Measured apart, as to ask how far a page is scrolled lays it out: a resize that scrolls it tells of that too.
    const widthChanged = oncePerFrame(window, scope, measureWidth)
    const scrolled = oncePerFrame(window, scope, measureScroll)
    for (const [event, changed] of [
      ['scroll', scrolled],
      ['resize', widthChanged],
      ['orientationchange', widthChanged],
    ] as const) {
      window.addEventListener(event, changed, { passive: true })
      scope.add(() => window.removeEventListener(event, changed))
    }
    measureWidth()
    measureScroll()
  }
  return {
    width,
    scrollTop,
    scrollTo: (top) => window.scrollTo({ top: top * textScaleOf(window), behavior: 'instant' }),
    prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    follow,
  }
}

/** How much larger than the default the reader has set the text of all pages; style sheets measure in it too. */
function textScaleOf(window: Window): number {
  const scale = Number.parseFloat(window.getComputedStyle(window.document.documentElement).fontSize) / 16
  return scale > 0 ? scale : 1
}

/** Acts in the next frame, once for however many requests came before it. */
function oncePerFrame(window: Window, scope: Scope, act: () => void): () => void {
  let frame: number | null = null
  scope.add(() => {
    if (frame !== null) window.cancelAnimationFrame(frame)
  })
  return () => {
    if (scope.ended) return
    frame ??= window.requestAnimationFrame(() => {
      frame = null
      act()
    })
  }
}
