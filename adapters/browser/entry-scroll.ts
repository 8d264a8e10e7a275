import type { Scope } from '@xuekan/core/reactive'

/** So many entries are remembered over a page that is loaded again. */
const most = 50

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

/** One text that outlasts the page. */
export interface StoredText {
  readonly read: () => string | null
  readonly write: (text: string) => unknown
}

/** Tops by the identity of their entry, as they are stored; none where they cannot be read. */
function parsePlaces(text: string | null): (readonly [entry: string, top: number])[] {
  try {
    const stored = Object.entries(JSON.parse(text ?? '{}') ?? {})
    return stored.flatMap(([entry, top]) => (typeof top === 'number' ? [[entry, top] as const] : []))
  } catch {
    return []
  }
}

/**
 * Remembers places by an identity in the entry's state: an entry that is left by going back cannot be written to any
 * more. A page that is reloaded where it stands is restored by the browser, unless it was left before it could say so:
 * a busy page is ended without its last event. Places are stored whenever the reader has scrolled,
 * therefore.
 */
export function createEntryScroll(window: Window, scope: Scope, stored?: StoredText): EntryScroll {
  const { history } = window
  const places = new Map(parsePlaces(stored?.read() ?? null))
  const stateOf = (): EntryState =>
    typeof history.state === 'object' && history.state !== null ? history.state : {}
  const write = (part: EntryState): void => history.replaceState({ ...stateOf(), ...part }, '')
  let made = 0
  const identity = (): string => `${window.performance.timeOrigin}-${(made += 1)}`

  let current = ''
  const note = (): void => {
    // the newest stands last
    places.delete(current)
    places.set(current, window.scrollY)
  }
  const keep = (): void => {
    stored?.write(JSON.stringify(Object.fromEntries([...places].slice(-most))))
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
    ['scrollend', keep],
    ['pagehide', restoreBy('auto')],
    ['pageshow', restoreBy('manual')],
  ] as const
  for (const [event, act] of listeners) {
    window.addEventListener(event, act, { passive: true })
    scope.add(() => window.removeEventListener(event, act))
  }
  const remembered = (): number | null => places.get(current) ?? stateOf().top ?? null
  const isRestored = history.scrollRestoration === 'auto' || window.scrollY !== 0
  restoreBy('manual')()
  scope.add(restoreBy('auto'))
  enter()
  // an entry that was left within an earlier document still says that the browser must not restore it
  const atFirst = isRestored ? null : remembered()
  return {
    store: () => {
      note()
      keep()
      write({ top: window.scrollY })
    },
    enter,
    remembered,
    atFirst,
  }
}
