import { safeLink } from '../../domain/channel/safe-link.ts'
import type { Navigation } from '../../ports/navigation.ts'
import { createBehavior } from '../../reactive/behavior.ts'

/** A session's history in memory. */
export interface FakeNavigation extends Navigation {
  /** Steps back, as the reader's button does; nothing happens at the beginning. */
  readonly back: () => void
  /** Every URL that the page was left for, in order. */
  readonly left: readonly string[]
  /** Every URL that was opened in a window of its own, in order. */
  readonly opened: readonly string[]
}

export function createFakeNavigation(initial = '/'): FakeNavigation {
  const address = createBehavior(initial)
  const past: string[] = []
  const left: string[] = []
  const opened: string[] = []
  return {
    address,
    go: (next, { replace = false } = {}) => {
      if (!replace && next !== address.value) past.push(address.value)
      address.set(next)
    },
    leave: (url) => {
      left.push(url)
    },
    open: (url) => {
      const link = safeLink(url)
      if (link !== null) opened.push(link)
    },
    back: () => {
      const previous = past.pop()
      if (previous !== undefined) address.set(previous)
    },
    left,
    opened,
  }
}
