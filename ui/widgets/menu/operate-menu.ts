import { openDisclosure, openUp } from './menu-elements.ts'
import { closeByEscape, takeKeys } from './menu-keys.ts'
import { followPointer } from './menu-pointer.ts'

/** Gives the bar its pointer and its keys until the returned function is called. */
export function operateMenu(nav: HTMLElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const { openedByHover } = followPointer(nav, signal)
  takeKeys(nav, signal)
  closeByEscape(nav, signal)
  clickArrows(nav, signal, openedByHover)
  closeOutside(nav, signal)
  return () => ending.abort()
}

/** A click on an arrow opens and closes. What the mouse has just opened by resting there stays. */
function clickArrows(nav: HTMLElement, signal: AbortSignal, openedByHover: () => boolean): void {
  const opened = new WeakMap<HTMLDetailsElement, number>()
  nav.addEventListener(
    'toggle',
    (event) => {
      if (event.target instanceof HTMLDetailsElement) opened.set(event.target, performance.now())
    },
    { signal, capture: true },
  )
  nav.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('a') !== null) return close(nav)
      const details = event.target.closest('summary')?.parentElement
      if (!(details instanceof HTMLDetailsElement) || details.name !== 'menu') return
      event.preventDefault()
      const justOpened = openedByHover() && performance.now() - (opened.get(details) ?? 0) < 600
      if (!details.open) openUp(details)
      else if (!justOpened) details.open = false
    },
    { signal },
  )
}

/** Closes when the reader presses elsewhere, or goes on by Tab. */
function closeOutside(nav: HTMLElement, signal: AbortSignal): void {
  const goneTo = (target: EventTarget | null): void => {
    const open = openDisclosure(nav)
    const entry = open?.parentElement
    if (open !== null && target instanceof Node && entry?.contains(target) !== true) open.open = false
  }
  document.addEventListener('pointerdown', ({ target }) => goneTo(target), { signal })
  nav.addEventListener('focusout', ({ relatedTarget }) => goneTo(relatedTarget), { signal })
}

function close(nav: HTMLElement): void {
  const open = openDisclosure(nav)
  if (open !== null) open.open = false
}
