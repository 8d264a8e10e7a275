import { searchPaces } from '@xuekan/core/member'
import { get, post, remove } from './endpoint.ts'
import { anything, integer, list, record, text, word } from './shape.ts'
import { texts } from './texts.ts'

/**
 * A search that the member has saved: its parameters as those of the feed of a search, `type` first; the site that it
 * finds the articles of; and since when, in milliseconds since 1970.
 */
const savedSearchAnswer = record({
  id: text,
  search: text,
  ...texts('name'),
  siteId: text,
  sld: text,
  ...texts('title'),
  pace: word(...searchPaces),
  begun: integer,
})

/** Searches that members save, and how often they hear of what is new in them. */
export const savedSearchEndpoints = {
  savedSearches: get('frontMembers/savedSearches', [], list(savedSearchAnswer), {
    isPrivate: true,
    summary:
      'The searches that the member has saved, the newest first; with the name of a followed term as its newest article writes it.',
  }),
  saveSearch: post('frontMembers/savedSearches', [], anything, {
    sent: record({ search: text, pace: word(...searchPaces), origin: text }),
    summary:
      'Saves a search of the site, or gives a saved one another pace; mails of what it newly finds lead to `origin`, a host of the site.',
  }),
  dropSearch: remove('frontMembers/savedSearches', ['id'], anything, {
    summary: 'Drops a saved search; nothing happens where there is none.',
  }),
} as const
