import type { FedSearch } from '../feed/feed-source.ts'
import type { SearchContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/** What of a search its feed follows. */
export const fedSearchOf = ({ term, field, time, facets }: FedSearch): FedSearch => ({
  term,
  field,
  time,
  facets,
})

/** A search is named by its term, as its reader typed it, and by what the locale calls a page of results (C9.12). */
export const searchHead = (content: SearchContent | null, label: string): PageHead =>
  content === null
    ? { title: [label], content: null }
    : {
        title: [content.query.term.trim(), label],
        feed: { source: { kind: 'search', query: fedSearchOf(content.query) } },
        content: { page: 'search', content },
      }

/** So is a search for anything but articles; `label` is what the locale calls these results. */
export const resultsHead = (
  content: { readonly query: { readonly term: string } } | null,
  label: string,
): PageHead =>
  content === null ? { title: [label], content: null } : { title: [content.query.term.trim(), label] }
