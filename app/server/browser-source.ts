import { lazy } from '@xuekan/core/reactive'
import type { findBrowser, obtainBrowser } from '../commands/setup/browser.mjs'
import { projectRoot } from './settings.ts'

/** The commands' own module is loaded from the source tree when it is needed, since it finds things by where it lies. */
export interface BrowserSetup {
  readonly findBrowser: typeof findBrowser
  readonly obtainBrowser: typeof obtainBrowser
}

const loadSetup = (): Promise<BrowserSetup> =>
  import(
    /* @vite-ignore */ new URL('app/commands/setup/browser.mjs', projectRoot).href
  ) as Promise<BrowserSetup>

/** The browser that prints PDFs, looked for and if need be got behind the portal's back. */
export interface BrowserSource {
  /** Its path as soon as one is known; null when there is none to be had just now. Begins the search. */
  readonly path: () => Promise<string | null>
  /** Ends what has been started. */
  readonly close: () => void
}

/** Milliseconds after which one that could not be got is tried for again. */
const restAfterFailure = 600_000

export interface BrowserSourcePorts {
  readonly loadSetup: () => Promise<BrowserSetup>
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
}

export function createBrowserSource(
  report: (failure: unknown) => void,
  ports: BrowserSourcePorts = { loadSetup, now: () => performance.now() },
): BrowserSource {
  const closing = new AbortController()
  let failedAt = -Infinity
  let lastReported = ''
  const reportOnce = (problem: string): void => {
    if (problem !== lastReported && !closing.signal.aborted) report(problem)
    lastReported = problem
  }
  const found = lazy(async () => {
    const resting = ports.now() - failedAt < restAfterFailure
    try {
      const setup = await ports.loadSetup()
      const path = await (resting ? setup.findBrowser() : setup.obtainBrowser({ signal: closing.signal }))
      if (path !== null) return path
      throw new Error('No browser was found and none could be got, so no PDFs are made.')
    } catch (failure) {
      reportOnce(failure instanceof Error ? failure.message : String(failure))
      if (!resting) failedAt = ports.now()
      throw failure
    }
  })
  return {
    path: () => found().catch(() => null),
    close: () => closing.abort(),
  }
}
