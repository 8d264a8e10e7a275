import type { findBrowser, obtainBrowser } from '../commands/setup/browser.mjs'
import { projectRoot } from './settings.ts'

/** The commands' own module is loaded from the source tree when it is needed, since it finds things by where it lies. */
interface BrowserSetup {
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

export function createBrowserSource(report: (failure: unknown) => void): BrowserSource {
  const closing = new AbortController()
  let known: string | null = null
  let getting: Promise<string | null> | null = null
  let failedAt = -Infinity
  let told = ''
  const tell = (problem: string): void => {
    if (problem !== told && !closing.signal.aborted) report(problem)
    told = problem
  }
  const get = async (): Promise<string | null> => {
    const resting = performance.now() - failedAt < restAfterFailure
    try {
      const setup = await loadSetup()
      known = await (resting ? setup.findBrowser() : setup.obtainBrowser({ signal: closing.signal }))
      if (known === null) tell('No browser was found and none could be got, so no PDFs are made.')
    } catch (failure) {
      tell(failure instanceof Error ? failure.message : String(failure))
    }
    if (known === null && !resting) failedAt = performance.now()
    getting = null
    return known
  }
  return {
    path: () => {
      if (known !== null) return Promise.resolve(known)
      getting ??= get()
      return getting
    },
    close: () => closing.abort(),
  }
}
