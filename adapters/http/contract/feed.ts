import { getBytes } from './endpoint.ts'

/** Feeds of issues and of lists, all articles for harvesters, and one for those who have its DOI. */
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
      'as',
    ],
    {
      origin: 'known',
      summary:
        'RSS 2.0 of an issue, or of the current one of a site; with a type, of a list: current, issue, latest, onlineFirst, justAccepted, column, keyword, author, news, album, search or advancedSearch. Without siteId of the site whose host is asked.',
    },
  ),
  /** The arguments are those of the protocol, and no others: this call is asked without what other calls carry. */
  harvest: getBytes(
    'oai',
    ['verb', 'identifier', 'metadataPrefix', 'from', 'until', 'set', 'resumptionToken'],
    {
      summary:
        'OAI-PMH 2.0 of the articles of the host that is asked: oai_dc, jats and oai_openaire. By POST too, with the arguments as a form; a portal has it at /oai.',
    },
  ),
  unixref: getBytes('unixref', ['doi'], {
    summary:
      'What Crossref is told of the article with this DOI, in the form of its look-ups; an error within it for one that the host that is asked does not show. A portal has it at /unixref.',
  }),
} as const
