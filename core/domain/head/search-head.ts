import type { FedSearch } from '../feed/feed-source.ts'
import { mediaKinds } from '../media/media-item.ts'
import { narrowingOf } from '../search/narrowing.ts'
import { emptySearchQuery, type SearchQuery } from '../search/search-query.ts'
import type { SearchContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/** What of a search its feed follows: the newest come first, whatever order the page has. */
export const fedSearchOf = ({
  term,
  field,
  time,
  facets,
  as,
}: Pick<SearchQuery, 'term' | 'field' | 'time' | 'facets' | 'as'>): FedSearch =>
  Object.entries({
    q: term,
    field: field === emptySearchQuery.field ? '' : field,
    time: time === emptySearchQuery.time ? '' : String(time),
    ...narrowingOf({ facets, as }),
  }).filter(([, value]) => value !== '')

/** A search is named by its term, as its reader typed it, and by what the locale calls a page of results (C9.12). */
export const searchHead = (content: SearchContent | null, label: string): PageHead =>
  content === null
    ? { title: [label], content: null }
    : {
        title: [content.query.term.trim(), label],
        feed: { source: { kind: 'search', query: fedSearchOf(content.query) } },
        content: { page: 'search', content },
      }

/**
 * So is a search for anything but articles; `label` is what the locale calls these results. Those of sounds and films name
 * the feed of all of them.
 */
export const resultsHead = (
  content: { readonly query: { readonly term: string }; readonly found?: { readonly type: string } } | null,
  label: string,
): PageHead => {
  if (content === null) return { title: [label], content: null }
  const kind = mediaKinds.find((one) => one === content.found?.type)
  return {
    title: [content.query.term.trim(), label],
    ...(kind === undefined ? {} : { feed: { source: { kind } } }),
  }
}
