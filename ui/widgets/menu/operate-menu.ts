import { pointerAims, type Point } from '@xuekan/core/menu'
import { disclosureOf, entryAround, openDisclosure, openUp, popupOf } from './menu-elements.ts'
import { closeByEscape, takeKeys } from './menu-keys.ts'

/** Gives the bar its pointer and its keys until the returned function is called. */
export function operateMenu(nav: HTMLElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const { keep } = followPointer(nav, signal)
  takeKeys(nav, signal)
  closeByEscape(nav, signal)
  clickArrows(nav, signal, keep)
  closeOutside(nav, signal)
  return () => ending.abort()
}

/** A click on an arrow opens and closes. What the mouse has opened by resting there stays, until it is clicked again. */
function clickArrows(
  nav: HTMLElement,
  signal: AbortSignal,
  keep: (disclosure: HTMLDetailsElement) => boolean,
): void {
  nav.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('a') !== null) return close(nav)
      const details = event.target.closest('summary')?.parentElement
      if (!(details instanceof HTMLDetailsElement) || details.name !== 'menu') return
      event.preventDefault()
      if (!details.open) openUp(details)
      else if (!keep(details)) details.open = false
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

/** So long a mouse stays on an entry before it opens, in milliseconds: one that only passes opens nothing. */
const dwell = 90
/** So long a mouse on its way to what is open may rest on another entry. */
const grace = 300
/** So long what is open waits for a mouse that has left the menu. */
const linger = 350
/** A shorter movement has no direction, in CSS pixels. */
const stride = 5

/**
 * Opens second levels under a mouse, with a forgiving path: on the way to what is open, other entries may be crossed.
 * What was opened by a click or a key, or kept by a click, stays until it is closed so: `keep` says whether the mouse had
 * opened it. Fingers and pens click. Ends when called.
 */
function followPointer(
  nav: HTMLElement,
  signal: AbortSignal,
): { readonly keep: (disclosure: HTMLDetailsElement) => boolean } {
  let hovered: HTMLDetailsElement | null = null
  let before: Point | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (wait: number, act: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(act, wait)
  }
  const show = (entry: HTMLElement | null): void => {
    const open = openDisclosure(nav)
    if (open !== null && open !== hovered) return
    const wanted = entry === null ? null : disclosureOf(entry)
    if (open !== null && open !== wanted && !open.contains(document.activeElement)) open.open = false
    if (wanted !== null && !wanted.open) openUp(wanted)
    hovered = wanted
  }
  const aims = (now: Point): boolean => {
    const popup = hovered?.open === true ? popupOf(hovered) : null
    return before !== null && popup !== null && pointerAims(before, now, popup.getBoundingClientRect())
  }
  const move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    const now = { x: event.clientX, y: event.clientY }
    const entry = entryAround(nav, event.target)
    const open = openDisclosure(nav)
    if (open !== null && entry !== null && open.parentElement === entry) clearTimeout(timer)
    else if (open === null) later(dwell, () => show(entry))
    else if (entry === null) later(linger, () => show(null))
    else if (aims(now)) later(grace, () => show(entry))
    else later(0, () => show(entry))
    if (before === null || Math.hypot(now.x - before.x, now.y - before.y) >= stride) before = now
  }
  const leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    before = null
    later(linger, () => show(null))
  }
  nav.addEventListener('pointermove', move, { signal, passive: true })
  nav.addEventListener('pointerleave', leave, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  // The mouse that called for this code rests on an entry already. What a press has opened it leaves to the reader.
  const under = nav.querySelector('li:hover')
  if (under !== null && openDisclosure(nav) === null) later(dwell, () => show(entryAround(nav, under)))
  return {
    keep: (disclosure) => {
      const byHover = hovered === disclosure && disclosure.open
      if (byHover) hovered = null
      clearTimeout(timer)
      return byHover
    },
  }
}
