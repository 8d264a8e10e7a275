import { mapAnswer, searchPageSize, type SearchGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { searchResultFrom } from './wire/search.ts'

/** Search over rc-pub (C7.16). The wire counts pages from 0, the core from 1. */
export const createHttpSearchGateway = (caller: RcPubCaller): SearchGateway => ({
  articles: (reader, { term, field, sort, time, facets, page }) =>
    mapAnswer(
      caller.call(calls.search, {
        ...reader,
        query: {
          siteId: reader.siteId,
          q: term,
          field,
          sort,
          time,
          page: page - 1,
          size: searchPageSize,
          ...facets,
        },
      }),
      (wire) => searchResultFrom(wire, reader.language),
    ),
})
