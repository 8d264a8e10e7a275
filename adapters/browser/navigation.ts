import type { Navigation } from '@xuekan/core'
import { safeLink } from '@xuekan/core/menu'
import { createBehavior, type Scope } from '@xuekan/core/reactive'
import { createEntryScroll, type StoredText } from './entry-scroll.ts'
import { createScrollGoal } from './settle-scroll.ts'

/** What wouter dispatches when something writes the history beside this port. */
const foreignWrites = ['pushState', 'replaceState'] as const

export interface BrowserNavigationOptions {
  /**
   * The address stays what it was first until then, and is what it has become meanwhile after: the page that was sent is
   * taken over as it was sent, whatever the reader does on the way. At once without it.
   */
  readonly until?: Promise<unknown>
  /** Where the places of the tab's entries are stored; without it a page that ends before its last event forgets its own. */
  readonly places?: StoredText
}

/**
 * The address bar and the session's history. A step forward shows the new page from its top, or from the element that
 * the hash names; a step back shows it where it was left. A replaced address does not scroll.
 */
export function createBrowserNavigation(
  window: Window,
  scope: Scope,
  { until, places }: BrowserNavigationOptions = {},
): Navigation {
  const { history, location } = window
  const read = (): string => location.pathname + location.search + location.hash
  const address = createBehavior(read())
  const entries = createEntryScroll(window, scope, places)
  const seek = createScrollGoal(window, scope)

  const isOver = (): boolean => history.state?.over === true
  let wasOver = isOver()
  const show = (): void => {
    wasOver = isOver()
    address.set(read())
  }
  let isHeld = until !== undefined
  const listen = (event: string, act: () => void): void => {
    const heard = (): void => {
      if (!isHeld) act()
    }
    window.addEventListener(event, heard)
    scope.add(() => window.removeEventListener(event, heard))
  }

  const cameBack = (): void => {
    const uncovers = (wasOver || isOver()) && pageOf(address.value) === pageOf(read())
    entries.enter()
    const top = entries.remembered()
    show()
    // below what was open the page has stood still
    if (top !== null && !uncovers) seek(() => reachTop(window, top))
  }
  listen('popstate', cameBack)
  listen('hashchange', show)
  for (const event of foreignWrites) {
    listen(event, () => {
      entries.enter()
      show()
    })
  }

  void until?.then(() => {
    isHeld = false
    if (read() !== address.value) cameBack()
  })

  const { atFirst } = entries
  if (atFirst !== null) seek(() => reachTop(window, atFirst))

  const leave = (url: string): void => {
    const link = safeLink(url)
    if (link !== null) location.assign(link)
  }
  const add = (next: string, state: { readonly over: true } | null): void => {
    entries.store()
    history.pushState(state, '', next)
    entries.enter()
    show()
  }
  const push = (next: string): void => {
    add(next, null)
    const { hash } = location
    if (hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
    seek(() => hash === '' || reachHash(window, hash))
  }

  const go: Navigation['go'] = (next, { replace = false } = {}) => {
    if (!next.startsWith('/') || safeLink(next) === null) leave(next)
    else if (replace) {
      history.replaceState(history.state, '', next)
      show()
    } else if (new URL(next, location.href).href === location.href) {
      // the same page again is no new entry, as with a link
      seek(() => location.hash === '' || reachHash(window, location.hash))
    } else push(next)
  }

  return {
    address,
    go,
    cover: (next) => add(next, { over: true }),
    uncover: (below) => {
      if (isOver()) history.back()
      else go(below, { replace: true })
    },
    leave,
    open: (url) => {
      const link = safeLink(url)
      if (link !== null) window.open(link, '_blank', 'noopener,noreferrer')
    },
  }
}

const pageOf = (address: string): string => address.replace(/#.*/s, '')

/** Whether the page is long enough to be where it was left; it goes as far as it can meanwhile. */
function reachTop(window: Window, top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' })
  return Math.abs(window.scrollY - top) <= 1
}

/** Whether the element that a hash names is there. */
function reachHash(window: Window, hash: string): boolean {
  const element = window.document.getElementById(decoded(hash.slice(1)))
  element?.scrollIntoView({ behavior: 'instant' })
  return element !== null
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}
