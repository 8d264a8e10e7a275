import type { Scope } from '@xuekan/core/reactive'

/** Where each entry of the session's history was scrolled to. */
export interface EntryScroll {
  /** Keeps the place of the current entry, also for after a reload. */
  readonly store: () => void
  /** Gives the entry just made or come to an identity of its own. */
  readonly enter: () => void
  /** Where the current entry was left, in CSS pixels; null when it never was. */
  readonly remembered: () => number | null
  /** Where the page is to be scrolled to at first; null when the browser does it, or nothing is to be done. */
  readonly atFirst: number | null
}

interface EntryState {
  readonly entry?: string
  readonly top?: number
}

/**
 * Remembers places by an identity in the entry's state: an entry that is left by going back cannot be written to any
 * more. A page that is reloaded where it stands is restored by the browser.
 */
export function createEntryScroll(window: Window, scope: Scope): EntryScroll {
  const { history } = window
  const places = new Map<string, number>()
  const stateOf = (): EntryState =>
    typeof history.state === 'object' && history.state !== null ? history.state : {}
  const write = (part: EntryState): void => history.replaceState({ ...stateOf(), ...part }, '')
  let made = 0
  const identity = (): string => `${window.performance.timeOrigin}-${(made += 1)}`

  let current = ''
  const note = (): void => {
    places.set(current, window.scrollY)
  }
  const enter = (): void => {
    const known = stateOf().entry
    // a step through the history can come before the event of the last scroll: the page still stands where it was left
    if (known !== undefined && known !== current && current !== '') note()
    if (known === undefined) write({ entry: identity() })
    current = stateOf().entry ?? ''
  }
  const restoreBy = (mode: ScrollRestoration) => (): void => {
    history.scrollRestoration = mode
  }
  const listeners = [
    ['scroll', note],
    ['pagehide', restoreBy('auto')],
    ['pageshow', restoreBy('manual')],
  ] as const
  for (const [event, act] of listeners) {
    window.addEventListener(event, act, { passive: true })
    scope.add(() => window.removeEventListener(event, act))
  }
  // an entry that was left within an earlier document still says that the browser must not restore it
  const atFirst = history.scrollRestoration === 'manual' ? (stateOf().top ?? null) : null
  restoreBy('manual')()
  scope.add(restoreBy('auto'))
  enter()
  return {
    store: () => {
      note()
      write({ top: window.scrollY })
    },
    enter,
    remembered: () => places.get(current) ?? stateOf().top ?? null,
    atFirst,
  }
}
