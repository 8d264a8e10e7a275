import { columnKeys, rowKeys, stepFocus, typeAhead } from '@xuekan/core/menu'
import {
  controlOf,
  disclosureOf,
  entriesOf,
  entryAround,
  openDisclosure,
  openUp,
  popupOf,
  reachableIn,
} from './menu-elements.ts'

/** Letters belong together when they follow each other within this time, in milliseconds. */
const typingPause = 1_000

/**
 * The bar's keys: arrows, Home, End and letters go along the entries; ArrowDown opens what is below one and goes in;
 * there they go through its links, and the arrows to the sides go on to the neighbour. Every link stays in the order of
 * Tab.
 */
export function takeKeys(nav: HTMLElement, signal: AbortSignal): void {
  const typed = createTyping()
  nav.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const entry = entryAround(nav, event.target)
      if (entry === null || !(event.target instanceof HTMLElement)) return
      const details = disclosureOf(entry)
      const within = details !== null && popupOf(details)?.contains(event.target) === true
      const to = within
        ? targetWithin(nav, entry, details, event.target, event.key)
        : targetAlong(nav, entry, event.key)
      const found = to ?? byLetters(nav, entry, within ? details : null, event.target, typed(event.key))
      if (found === null) return
      event.preventDefault()
      found.focus()
    },
    { signal },
  )
}

/** From an entry of the bar. */
function targetAlong(nav: HTMLElement, entry: HTMLElement, key: string): HTMLElement | null {
  const details = disclosureOf(entry)
  if (key === 'ArrowDown' && details !== null) {
    openUp(details)
    return reachableIn(details)[0] ?? null
  }
  const entries = entriesOf(nav)
  const to = stepFocus(rowKeys, key, entries.indexOf(entry), entries.length)
  const next = to === null ? undefined : entries[to]
  return next === undefined ? null : controlOf(next)
}

/** From a link of an open second level. */
function targetWithin(
  nav: HTMLElement,
  entry: HTMLElement,
  details: HTMLDetailsElement,
  from: HTMLElement,
  key: string,
): HTMLElement | null {
  if (key === rowKeys.previous || key === rowKeys.next) {
    const aside = besideColumn(details, from, key === rowKeys.next ? 1 : -1)
    if (aside !== null) return aside
    const next = targetAlong(nav, entry, key)
    if (next !== null) details.open = false
    return next
  }
  const links = reachableIn(details)
  const to = stepFocus(columnKeys, key, links.indexOf(from), links.length)
  return to === null ? null : (links[to] ?? null)
}

/** The link at the same height in the next column of a panel, or in the one before. */
function besideColumn(details: HTMLDetailsElement, from: HTMLElement, side: 1 | -1): HTMLElement | null {
  if (popupOf(details)?.hasAttribute('data-panel') !== true) return null
  const own = from.getBoundingClientRect()
  const distance = (box: DOMRect): number => (box.left - own.left) * side * 4 + Math.abs(box.top - own.top)
  const candidates = reachableIn(details)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (box.left - own.left) * side > 8)
  return candidates.toSorted((a, b) => distance(a.box) - distance(b.box))[0]?.element ?? null
}

function byLetters(
  nav: HTMLElement,
  entry: HTMLElement,
  details: HTMLDetailsElement | null,
  from: HTMLElement,
  letters: string,
): HTMLElement | null {
  if (letters === '') return null
  const controls =
    details === null
      ? entriesOf(nav).map(controlOf)
      : reachableIn(details).filter((element) => element.tagName === 'A')
  const at = controls.indexOf(details === null ? controlOf(entry) : from)
  const found = typeAhead(
    controls.map((control) => control?.textContent ?? ''),
    at,
    letters,
  )
  return controls[found] ?? null
}

/** All that was typed without a pause; '' after a key that is no letter. A space counts only within words. */
function createTyping(): (key: string) => string {
  let typed = ''
  let last = 0
  return (key) => {
    const now = performance.now()
    if (now - last > typingPause) typed = ''
    if ([...key].length !== 1 || (key === ' ' && typed === '')) return ''
    last = now
    typed += key
    return typed
  }
}

/** Escape closes what is open and gives the focus back to its entry, if it was within. */
export function closeByEscape(nav: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const open = event.key === 'Escape' ? openDisclosure(nav) : null
      if (open === null) return
      const within = popupOf(open)?.contains(document.activeElement) === true
      open.open = false
      if (within) open.querySelector('summary')?.focus()
    },
    { signal },
  )
}
