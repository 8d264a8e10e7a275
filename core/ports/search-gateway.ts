import type { ArticleSummary } from '../domain/article/article.ts'
import type { ListedArticle } from '../domain/article/listed-article.ts'
import type { Author, AuthorQuery } from '../domain/author/author.ts'
import type { CollectedItem } from '../domain/collected/collected-item.ts'
import type { IndexTerm, IndexTermKind, IndexTermSummary } from '../domain/index-term/index-term.ts'
import type { LinkedTerms } from '../domain/index-term/linked-terms.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { SearchCondition } from '../domain/search/advanced-conditions.ts'
import type { AdvancedQuery } from '../domain/search/advanced-query.ts'
import type { ConditionType } from '../domain/search/condition-types.ts'
import type { SearchQuery } from '../domain/search/search-query.ts'
import type { AddedHits, FacetValue, SearchResult, TermReading } from '../domain/search/search-result.ts'
import type { Suggestion } from '../domain/search/suggestion.ts'
import type { SearchCounts } from '../domain/search/tab-counts.ts'
import type { SearchType } from '../domain/shell/header-config.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Search within the journals of the reader's site, and what helps to write one (C7.4, C7.15, C7.16). */
export interface SearchGateway {
  /** Pages have `searchPageSize` hits where no other size is said; at most 100. */
  readonly articles: (context: RequestContext, query: SearchQuery, size?: number) => AsyncResult<SearchResult>
  /** The articles for which an advanced query holds (C2.30), sorted, narrowed and paged as `shown` says. */
  readonly advanced: (
    context: RequestContext,
    query: AdvancedQuery,
    shown: Omit<SearchQuery, 'term' | 'field'>,
    size?: number,
  ) => AsyncResult<SearchResult>
  /** What the English words of a search's Chinese ones find and the search itself does not, narrowed and paged as it is. */
  readonly acrossLanguages: (context: RequestContext, query: SearchQuery) => AsyncResult<AddedHits>
  /** The facets of a search alone, with the number of its hits. */
  readonly clusters: (
    context: RequestContext,
    query: SearchQuery,
  ) => AsyncResult<Pick<SearchResult, 'total' | 'facets'>>
  /** How many things of each of these types a search finds, each as the list of its type counts them (C2.27). */
  readonly counts: (
    context: RequestContext,
    query: SearchQuery<string>,
    types: readonly SearchType[],
  ) => AsyncResult<SearchCounts>
  /** Albums, topics, books and documents whose title or introduction holds every word; the newest first. */
  readonly others: (
    context: RequestContext,
    q: string,
    request: PageRequest & Pick<SearchQuery, 'as'>,
  ) => AsyncResult<Paged<CollectedItem>>
  /** Authors whose name begins so in either language, family or given name first; those with most articles first. */
  readonly authors: (
    context: RequestContext,
    name: string,
    request: PageRequest,
  ) => AsyncResult<Paged<Author>>
  /** 'absent' when no article has such an author. */
  readonly author: (context: RequestContext, requested: AuthorQuery) => AsyncResult<Author>
  /** Newest first. */
  readonly articlesByAuthor: (
    context: RequestContext,
    requested: AuthorQuery,
    request: PageRequest,
  ) => AsyncResult<Paged<ArticleSummary>>
  /** What articles stand under, and what they have in common; 'absent' where none does. */
  readonly term: (context: RequestContext, term: IndexTerm) => AsyncResult<IndexTermSummary>
  /** Newest first. */
  readonly termArticles: (
    context: RequestContext,
    term: IndexTerm,
    request: PageRequest,
  ) => AsyncResult<Paged<ListedArticle>>
  /** The terms that have a page worth linking, those with most articles first; values of authors are ORCIDs or names. */
  readonly terms: (
    context: RequestContext,
    kind: IndexTermKind,
    request: PageRequest,
  ) => AsyncResult<Paged<FacetValue>>
  /** Of an article; nothing for one that is not there. */
  readonly linkedTerms: (context: RequestContext, articleId: string) => AsyncResult<LinkedTerms>
  /** The conditions that the reader's site offers for a type, in its order. */
  readonly conditions: (
    context: RequestContext,
    type: ConditionType,
  ) => AsyncResult<readonly SearchCondition[]>
  /** The words of a text as the index reads them. */
  readonly analyze: (context: RequestContext, q: string, type: SearchType) => AsyncResult<readonly string[]>
  /**
   * What words of a search for anything but articles are looked for as beside themselves; [] for one that takes them as
   * they are typed alone.
   */
  readonly readings: (
    context: RequestContext,
    query: Pick<SearchQuery, 'term' | 'field' | 'as'>,
  ) => AsyncResult<readonly TermReading[]>
  /** The text as the journals spell those of its words that none of their articles has; null where none is near. */
  readonly respell: (context: RequestContext, q: string) => AsyncResult<string | null>
  /** Searches that begin like this text, the likeliest first, with what they are where rc-pub says it. */
  readonly suggestions: (context: RequestContext, q: string) => AsyncResult<readonly Suggestion[]>
}
