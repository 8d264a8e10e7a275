import { lazy } from '@xuekan/core/reactive'

/**
 * What the browser fetches only when it is wanted, each in a chunk of its own that is fetched once, and again after a
 * failure: the page that the server sent needs none of it.
 */
export const deferred = {
  /** With the first item, or when it is opened. */
  basket: lazy(() => import('./deferred/basket.ts')),
  /** With the first step to another page. */
  head: lazy(() => import('./deferred/head.ts')),
  /** With the first message, or with the first sign of a reader: without a network it could not be had. */
  notices: lazy(() => import('./deferred/notices.ts')),
  /** With the first call to rc-pub, or with the first sign of a reader. */
  remote: lazy(() => import('./remote-container.ts')),
  /** When the reader turns to the search box. */
  searchHelp: lazy(() => import('./deferred/search-help.ts')),
  /** With the first search of this tab. */
  searches: lazy(() => import('./deferred/searches.ts')),
  /** With credentials in the address, a logout, or an answer that says that the session has ended. */
  session: lazy(() => import('./deferred/session.ts')),
  /** Once the page is shown. */
  site: lazy(() => import('./deferred/site.ts')),
  /** Once a page with a carousel is shown. */
  topNews: lazy(() => import('./deferred/top-news.ts')),
} as const
