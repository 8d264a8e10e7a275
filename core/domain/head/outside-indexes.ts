import type { PageName } from '../route/route.ts'

/**
 * Pages that stand for many others, or for none: crawlers follow their links and list them not, and no sitemap names
 * them.
 */
export const pagesOutsideIndexes = [
  'search',
  'parallel',
  'resources',
  'publications',
  'advancedSearch',
  'account',
  'accountSettings',
  'personal',
  'myAlbums',
  'sharedAlbum',
  'emailSubscribe',
  'error',
  'forbidden',
  'unknown',
] as const satisfies readonly PageName[]
export type PageOutsideIndexes = (typeof pagesOutsideIndexes)[number]

export const isOutsideIndexes = (page: PageName): page is PageOutsideIndexes =>
  (pagesOutsideIndexes as readonly PageName[]).includes(page)
