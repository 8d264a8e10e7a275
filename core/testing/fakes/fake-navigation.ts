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
  const past: { readonly at: string; readonly over: boolean }[] = []
  let over = false
  const left: string[] = []
  const opened: string[] = []
  const push = (next: string, covers: boolean): void => {
    past.push({ at: address.value, over })
    over = covers
    address.set(next)
  }
  const back = (): void => {
    const previous = past.pop()
    if (previous === undefined) return
    over = previous.over
    address.set(previous.at)
  }
  return {
    address,
    go: (next, { replace = false } = {}) => {
      if (replace) address.set(next)
      else if (next !== address.value) push(next, false)
    },
    cover: (next) => push(next, true),
    uncover: (below) => {
      if (over) back()
      else address.set(below)
    },
    leave: (url) => {
      left.push(url)
    },
    open: (url) => {
      const link = safeLink(url)
      if (link !== null) opened.push(link)
    },
    back,
    left,
    opened,
  }
}
