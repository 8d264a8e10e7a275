import { createBehavior, type Scope, type Viewport } from '@xuekan/core'

/** The window. Scrolling and resizing are looked at once a frame. */
export function createBrowserViewport(window: Window, scope: Scope): Viewport {
  const width = createBehavior(window.innerWidth)
  const scrollTop = createBehavior(window.scrollY)
  const look = (): void => {
    width.set(window.innerWidth)
    scrollTop.set(Math.max(0, window.scrollY))
  }
  const lookSoon = oncePerFrame(window, scope, look)
  for (const event of ['scroll', 'resize', 'orientationchange']) {
    window.addEventListener(event, lookSoon, { passive: true })
    scope.add(() => window.removeEventListener(event, lookSoon))
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
