import type { AsyncResult, RequestContext, SearchGateway } from '@xuekan/core'
import type { IndexTerm } from '@xuekan/core/content'
import { feedParameters } from '@xuekan/core/route'
import { mapResult } from '@xuekan/core/reactive'
import {
  narrowingOf,
  printAdvancedQuery,
  searchPageSize,
  type SearchQuery,
  type Suggestion,
} from '@xuekan/core/search'
import { of, switchMap, tap } from 'rxjs'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { requireFound } from './require-found.ts'
import { collectedFrom, countsFrom } from './wire/counts.ts'
import { listedFrom, summariesFrom } from './wire/article-summary.ts'
import { entriesFrom } from './wire/entry.ts'
import { indexTermFrom } from './wire/index-term.ts'
import { authorFrom } from './wire/author.ts'
import { conditionsFrom } from './wire/conditions.ts'
import { pagedFrom } from './wire/paged.ts'
import { suggestionsFrom, unnamedFrom } from './wire/suggestions.ts'
import { addedFrom, clustersFrom, facetFrom, readingsFrom, searchResultFrom } from './wire/search.ts'

/** Search over rc-pub (C7.4, C7.15, C7.16). The wire counts pages of articles found from 0, the core from 1. */
export const createHttpSearchGateway = (client: RcPubClient): SearchGateway => ({
  articles: (context, { term, field, ...shown }, size) =>
    mapResult(client.call(endpoints.search, requested(context, { q: term, field }, shown, size)), (wire) =>
      searchResultFrom(wire, context.language),
    ),
  advanced: (context, query, shown, size) =>
    mapResult(
      client.call(endpoints.advSearch, requested(context, { q: printAdvancedQuery(query) }, shown, size)),
      (wire) => searchResultFrom(wire, context.language),
    ),
  acrossLanguages: (context, { term, field, ...shown }) =>
    mapResult(client.call(endpoints.acrossLanguages, requested(context, { q: term, field }, shown)), (wire) =>
      addedFrom(wire, context.language),
    ),
  clusters: (context, { term, field, ...shown }) =>
    mapResult(client.call(endpoints.clusters, requested(context, { q: term, field }, shown)), clustersFrom),
  counts: (context, { term, field, time, ...shown }, types) =>
    mapResult(
      client.call(endpoints.searchCounts, {
        ...context,
        query: {
          siteId: context.siteId,
          q: term,
          field,
          types: types.join(';'),
          time,
          ...narrowingOf(shown),
        },
      }),
      countsFrom,
    ),
  others: (context, q, { page, size, ...shown }) =>
    mapResult(
      client.call(endpoints.others, {
        ...context,
        query: { siteId: context.siteId, q, page, size, ...shown },
      }),
      (wire) => pagedFrom(wire, (content) => entriesFrom(content, context.language, collectedFrom)),
    ),
  authors: (context, name, { page, size }) =>
    mapResult(
      client.call(endpoints.searchAuthors, {
        ...context,
        query: { siteId: context.siteId, q: name, page, size },
      }),
      (wire) => pagedFrom(wire, (content) => content.map((author) => authorFrom(author, context.language))),
    ),
  author: (context, { name, orcid }) =>
    mapResult(
      requireFound(
        client.call(endpoints.author, { ...context, query: { siteId: context.siteId, name, orcid } }),
        endpoints.author.name,
      ),
      (wire) => authorFrom(wire, context.language),
    ),
  articlesByAuthor: (context, { name, orcid }, { page, size }) =>
    mapResult(
      client.call(endpoints.authorArticles, {
        ...context,
        query: { siteId: context.siteId, name, orcid, page, size },
      }),
      (wire) => pagedFrom(wire, (content) => summariesFrom(content, context.language)),
    ),
  term: (context, term) =>
    mapResult(
      requireFound(
        client.call(endpoints.indexTerm, { ...context, query: termQuery(context, term) }),
        endpoints.indexTerm.name,
      ),
      (wire) => indexTermFrom(wire, context.language),
    ),
  termArticles: (context, term, { page, size }) =>
    mapResult(
      client.call(endpoints.indexTermArticles, {
        ...context,
        query: { ...termQuery(context, term), page, size },
      }),
      (wire) => pagedFrom(wire, (content) => entriesFrom(content, context.language, listedFrom)),
    ),
  terms: (context, kind, { page, size }) =>
    mapResult(
      client.call(endpoints.indexTerms, {
        ...context,
        query: { siteId: context.siteId, type: kind, page, size },
      }),
      (wire) => pagedFrom(wire, facetFrom),
    ),
  linkedTerms: (context, id) =>
    mapResult(
      client.call(endpoints.linkedTerms, { ...context, query: { siteId: context.siteId, id } }),
      ({ authors, keywords }) => ({ authors: texts(authors), keywords: texts(keywords) }),
    ),
  conditions: (context, type) =>
    mapResult(
      client.call(endpoints.searchConditions, { ...context, query: { siteId: context.siteId, type } }),
      conditionsFrom,
    ),
  analyze: (context, q, type) =>
    mapResult(
      client.call(endpoints.analyze, { ...context, query: { siteId: context.siteId, q, type } }),
      texts,
    ),
  readings: (context, { term: q, field, as }) =>
    mapResult(
      client.call(endpoints.termReadings, {
        ...context,
        query: { siteId: context.siteId, q, field, ...(as === undefined ? {} : { as }) },
      }),
      readingsFrom,
    ),
  respell: (context, q) =>
    mapResult(
      client.call(endpoints.respell, { ...context, query: { siteId: context.siteId, q } }),
      (wire) => texts(wire)[0] ?? null,
    ),
  suggestions: createSuggest(client),
})

const termQuery = ({ siteId }: RequestContext, term: IndexTerm): Readonly<Record<string, string>> => ({
  siteId,
  ...Object.fromEntries(feedParameters(term)),
})

const texts = (wire: readonly string[]): readonly string[] => wire.filter((text) => text !== '')

const requested = (
  context: RequestContext,
  term: Readonly<Record<string, string>>,
  { sort, time, page, ...shown }: Omit<SearchQuery, 'term' | 'field'>,
  size = searchPageSize,
) => ({
  ...context,
  query: {
    siteId: context.siteId,
    ...term,
    sort,
    time,
    page: page - 1,
    size,
    ...narrowingOf(shown),
  },
})

/**
 * Suggestions with what they are (C7.4). An rc-pub that does not know that call is asked for texts alone, and from then on
 * for nothing else.
 */
function createSuggest(client: RcPubClient): SearchGateway['suggestions'] {
  let saysKinds = true
  return (context, q) => {
    const requested = { ...context, query: { siteId: context.siteId, q } }
    const unnamed = (): AsyncResult<readonly Suggestion[]> =>
      mapResult(client.call(endpoints.suggestions, requested), unnamedFrom)
    if (!saysKinds) return unnamed()
    return mapResult(client.call(endpoints.suggestionsByKind, requested), suggestionsFrom).pipe(
      switchMap((result) =>
        !result.ok && (result.error.kind === 'refused' || result.error.kind === 'malformed')
          ? // one that refuses both is busy, and may know it yet
            unnamed().pipe(tap(({ ok }) => (saysKinds = !ok)))
          : of(result),
      ),
    )
  }
}
