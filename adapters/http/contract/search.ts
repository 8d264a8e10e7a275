import { get } from './call.ts'
import { articleFields } from './article.ts'
import { integer, list, record, text, type Wire } from './shape.ts'

/** `snippet` is plain text of the abstract in the header's language, at most about 300 characters. */
const hit = record({ ...articleFields, snippet: text })

export type WireHit = Wire<typeof hit>

/** `label` follows the language header. */
const facet = list(record({ value: text, label: text, count: integer }))

/** One page of hits. `total` is exact up to 10000 and 10001 beyond; `words` are to be highlighted (C7.4, C7.16). */
export const searchAnswer = record({
  total: integer,
  content: list(hit),
  words: list(text),
  facets: record({ year: facet, journal: facet, column: facet, keyword: facet }),
})

export type WireSearch = Wire<typeof searchAnswer>

/** C7.16: search. */
export const searchCalls = {
  /** `time` is in years, 0 for all; `page` counts from 0, as in every call; `year` to `keyword` are chosen facet values. */
  search: get(
    'search/search',
    ['siteId', 'q', 'field', 'sort', 'time', 'page', 'size', 'year', 'journal', 'column', 'keyword'],
    searchAnswer,
    { summary: "Articles of a site's journals with facets and the words to highlight." },
  ),
} as const
