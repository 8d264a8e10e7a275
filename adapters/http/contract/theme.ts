import { getBytes } from './endpoint.ts'

/** C7.10: a site's colours. */
export const themeEndpoints = {
  /** `t` keeps caches on the way from answering, and changes nothing. */
  stylesheet: getBytes('theme/getStylesheet', ['siteId', 't'], {
    summary: "A site's theme colours as a stylesheet of custom properties.",
  }),
} as const
