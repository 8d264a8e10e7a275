/** What a reader can do something with. */
export const interactive =
  'a[href], button, input, select, textarea, summary, label, form, video, audio, [tabindex]:not([tabindex="-1"])'

const signs = ['pointerdown', 'pointerup', 'click', 'keydown', 'focusin', 'input', 'submit'] as const

/** The browser is asked to find time within these milliseconds after the load of the page. */
const idleWithin = 2_000

/**
 * Calls `begin` once the page is loaded and the browser idle, and at each sign of a reader on something that is
 * interactive, at once. Scrolling is none: neither with keys nor with a finger that comes down on a link. Returns what
 * ends that.
 */
export function firstSign(window: Window, begin: () => void): () => void {
  const { document } = window
  const heard = new AbortController()
  const { signal } = heard
  const look = (event: Event): void => {
    // a finger that scrolls comes down too, but is never lifted: the browser cancels it
    if (event.type === 'pointerdown' && (event as PointerEvent).pointerType === 'touch') return
    if (event.target instanceof Element && event.target.closest(interactive) !== null) begin()
  }
  for (const sign of signs) window.addEventListener(sign, look, { capture: true, passive: true, signal })

  const whenIdle = (): void => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(begin, { timeout: idleWithin })
    else window.setTimeout(begin, idleWithin / 10)
  }
  if (document.activeElement?.matches(interactive) === true) begin()
  else if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true, signal })
  return () => heard.abort()
}
