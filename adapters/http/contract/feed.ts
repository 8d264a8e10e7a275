import { getBytes } from './endpoint.ts'

/** Feeds of issues and of lists. */
export const feedEndpoints = {
  /** `periodId` is a number or `currentIssue`; where `type` names a list, that is told of. */
  rss: getBytes(
    'rss',
    [
      'periodId',
      'siteId',
      'language',
      'type',
      'column',
      'keyword',
      'name',
      'orcid',
      'newsDataType',
      'id',
      'q',
      'field',
      'time',
      'year',
      'journal',
      'narrow',
    ],
    {
      origin: 'known',
      summary:
        'RSS 2.0 of an issue, or of the current one of a site; with a type of a list: latest, onlineFirst, justAccepted, column, keyword, author, news, album, search or advancedSearch.',
    },
  ),
} as const
