import { createBehavior, type Scope, type Viewport } from '@xuekan/core'

/** The window. Scrolling and resizing are looked at once a frame. */
export function createBrowserViewport(window: Window, scope: Scope): Viewport {
  const width = createBehavior(window.innerWidth)
  const scrollTop = createBehavior(window.scrollY)
  // Apart, as to ask how far a page is scrolled lays it out: a resize that scrolls it tells of that too.
  const lookAtWidth = oncePerFrame(window, scope, () => width.set(window.innerWidth))
  const lookAtScroll = oncePerFrame(window, scope, () => scrollTop.set(Math.max(0, window.scrollY)))
  for (const [event, look] of [
    ['scroll', lookAtScroll],
    ['resize', lookAtWidth],
    ['orientationchange', lookAtWidth],
  ] as const) {
    window.addEventListener(event, look, { passive: true })
    scope.add(() => window.removeEventListener(event, look))
  }
  return {
    width,
    scrollTop,
    scrollTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
    prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
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
