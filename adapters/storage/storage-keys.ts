/** How long and to whom a cookie is kept. */
export interface CookieRule {
  /** Kept so many days; null until the browser closes. */
  readonly days: number | null
  /** reserved: cleared wherever credentials are, never written, never read (C3.17). */
  readonly use: 'open' | 'reserved'
}

/** Every cookie (C3.17). The host sets `token` HttpOnly, out of the reach of scripts. */
export const cookieRules = {
  language: { days: 365, use: 'open' },
  userName: { days: null, use: 'open' },
  token: { days: null, use: 'open' },
  commonToken: { days: null, use: 'open' },
  aesPassword: { days: null, use: 'reserved' },
  aesKey: { days: null, use: 'reserved' },
} as const satisfies Readonly<Record<string, CookieRule>>

/** Every key of local storage: the basket and its citations (C3.18). */
export const localKeys = { basket: 'batchId', basketCitations: 'batchId1' } as const

/** Every key of session storage (C3.19), and when the page was last loaded anew for a missing chunk (C4.23). */
export const sessionKeys = {
  navigation: 'datanav',
  selectedOption: 'selectvalue',
  topBanner: 'topBanner',
  activeBanner: 'bannerActive',
  keywords: 'keywords',
  sld: 'sld',
  siteId: 'siteId',
  dsld: 'dsld',
  search: 'search',
  chunkReload: 'chunkReload',
} as const

/** The rule of a cookie by its name; one that is not known is kept until the browser closes. */
export const cookieRule = (name: string): CookieRule =>
  Object.entries<CookieRule>(cookieRules).find(([known]) => known === name)?.[1] ?? {
    days: null,
    use: 'open',
  }
