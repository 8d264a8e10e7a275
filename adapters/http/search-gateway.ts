import {
  mapAnswer,
  printAdvancedQuery,
  searchPageSize,
  type Reader,
  type SearchGateway,
  type SearchQuery,
} from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { authorFrom } from './wire/author.ts'
import { pagedFrom } from './wire/paged.ts'
import { clustersFrom, searchResultFrom } from './wire/search.ts'

/** Search over rc-pub (C7.15, C7.16). The wire counts pages from 0, the core from 1. */
export const createHttpSearchGateway = (caller: RcPubCaller): SearchGateway => ({
  articles: (reader, { term, field, ...shown }) =>
    mapAnswer(caller.call(calls.search, asked(reader, { q: term, field }, shown)), (wire) =>
      searchResultFrom(wire, reader.language),
    ),
  advanced: (reader, query, shown) =>
    mapAnswer(caller.call(calls.advSearch, asked(reader, { q: printAdvancedQuery(query) }, shown)), (wire) =>
      searchResultFrom(wire, reader.language),
    ),
  clusters: (reader, { term, field, ...shown }) =>
    mapAnswer(caller.call(calls.clusters, asked(reader, { q: term, field }, shown)), clustersFrom),
  authors: (reader, name, { page, size }) =>
    mapAnswer(
      caller.call(calls.searchAuthors, { ...reader, query: { siteId: reader.siteId, q: name, page, size } }),
      (wire) => pagedFrom(wire, (content) => content.map((author) => authorFrom(author, reader.language))),
    ),
})

const asked = (
  reader: Reader,
  term: Readonly<Record<string, string>>,
  { sort, time, facets, page }: Omit<SearchQuery, 'term' | 'field'>,
) => ({
  ...reader,
  query: { siteId: reader.siteId, ...term, sort, time, page: page - 1, size: searchPageSize, ...facets },
})
