import { getBytes } from './endpoint.ts'

/** Feeds of issues. */
export const feedEndpoints = {
  /** `periodId` is a number or `currentIssue`. */
  rss: getBytes('rss', ['periodId', 'siteId', 'language'], {
    origin: 'known',
    summary: 'RSS 2.0 of an issue, or of the current one of a site: an item for each article.',
  }),
} as const
