import { cookieRules, type CookieRule, type StorageKey } from '@xuekan/core/site'

/**
 * The keys of session storage that are read by name: the search holder of the core's table (C3.19), whether hits are
 * chosen (C4.21), and, the
 * browser's own business, when the page was last loaded again for a missing chunk (C4.23) and where the entries of the
 * history were scrolled to.
 */
export const sessionKeys = {
  search: 'search' satisfies StorageKey<'session'>,
  selectedHits: 'selectedHits' satisfies StorageKey<'session'>,
  chunkReload: 'chunkReload',
  scrollPlaces: 'scrollPlaces',
} as const

/**
 * The keys of local storage that are looked for by name: whether a basket is kept (C3.18), how the reader
 * wants texts to look, where articles were left, and, the browser's own business, the addresses of the web fonts that it has fetched.
 */
export const localKeys = {
  basket: 'batchId' satisfies StorageKey<'local'>,
  fonts: 'fonts',
  look: 'readingLook' satisfies StorageKey<'local'>,
  stopped: 'stoppedPlaces' satisfies StorageKey<'local'>,
} as const

/** The rule of a cookie by its name; one that is not known is kept until the browser closes. */
export const cookieRule = (name: string): CookieRule =>
  Object.entries<CookieRule>(cookieRules).find(([known]) => known === name)?.[1] ?? {
    days: null,
    use: 'open',
  }
