import type { Behavior } from '../reactive/behavior.ts'

/** Where the reader is, and how to go elsewhere. */
export interface Navigation {
  /** Path, query and hash of the current page, beginning with '/'. */
  readonly address: Behavior<string>
  /** Within the application, without reloading. */
  readonly go: (address: string, options?: { readonly replace?: boolean }) => void
  /** An entry of its own for what opens over the page, which stays where it is. */
  readonly cover: (address: string) => void
  /**
   * Takes the entry of what was open over the page away: back to the one below it, or where the page was opened with it,
   * to this address instead.
   */
  readonly uncover: (address: string) => void
  /** By loading the page again: for the other language, another site, a file. */
  readonly leave: (url: string) => void
  /** In a window of its own, which cannot reach this one; the page stays. What is no safe link opens nothing. */
  readonly open: (url: string) => void
}
