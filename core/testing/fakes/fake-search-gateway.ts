import type { Article } from '../../domain/article/article.ts'
import { plainText } from '../../domain/article/plain-text.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { localise } from '../../domain/language/localized.ts'
import { pageOf } from './page-of.ts'
import type { AdvancedTerm } from '../../domain/search/advanced-query.ts'
import { wordsOfCondition } from '../../domain/search/advanced-words.ts'
import {
  emptySearchQuery,
  searchFields,
  searchPageSize,
  type FacetField,
  type SearchQuery,
  type SearchSort,
} from '../../domain/search/search-query.ts'
import type { FacetValue, SearchResult } from '../../domain/search/search-result.ts'
import type { SiteId } from '../../domain/site/site.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import { authorsNamed, holdsFor } from './fake-advanced-search.ts'
import { fakeAuthorCalls } from './fake-author-calls.ts'
import { fakeCountCalls } from './fake-count-calls.ts'
import { articleSummary } from '../../domain/article/article-summary.ts'
import { articlesOf, type FakeContent } from './fake-content.ts'
import { fakeIndexTermCalls } from './fake-index-term-calls.ts'
import { textOf } from './fake-search-texts.ts'
import type { FakeResults } from './fake-results.ts'

/** Finds articles that hold every word of the term, as it is written. Times count back from the newest article. */
export const createFakeSearchGateway = (
  content: FakeContent,
  answers: FakeResults,
): Omit<SearchGateway, 'conditions' | 'analyze' | 'suggestions'> => {
  const articles: SearchGateway['articles'] = ({ siteId, language }, query) =>
    answers('articles', () => resultOf(foundIn(content, siteId, query), query, language))
  return {
    articles,
    advanced: ({ siteId, language }, { condition, years }, shown) =>
      answers('advanced', () => {
        const query: SearchQuery = { ...emptySearchQuery, ...shown }
        const found = foundIn(content, siteId, query).filter(
          (article) =>
            holdsFor(condition, (term) => holdsTerm(article, term)) &&
            (years.from === null || article.year >= years.from) &&
            (years.to === null || article.year <= years.to),
        )
        return { ...resultOf(found, query, language), words: wordsOfCondition(condition) }
      }),
    clusters: ({ siteId, language }, query) =>
      answers('clusters', () => {
        const { total, facets } = resultOf(foundIn(content, siteId, query), query, language)
        return { total, facets }
      }),
    authors: ({ siteId }, name, request) =>
      answers('authors', () => pageOf(authorsNamed(articlesOf(content, siteId), name), request)),
    ...fakeCountCalls(content, answers, articles),
    ...fakeAuthorCalls(content, answers),
    ...fakeIndexTermCalls(content, answers),
  }
}

const foundIn = (content: FakeContent, siteId: SiteId, query: SearchQuery): readonly Article[] => {
  const all = articlesOf(content, siteId).map(({ article }) => article)
  const newestYear = Math.max(0, ...all.map(({ year }) => year))
  return all.filter((article) => suits(article, query, newestYear))
}

/** Whether a term stands in its field, as it is written; fields of journals are those of the article's own. */
function holdsTerm(article: Article, { field, match, text }: AdvancedTerm): boolean {
  const words = match === 'precise' ? [text.toLowerCase()] : wordsOf(text)
  const named = searchFields.find((each) => each === field)
  const own =
    named === undefined ? `${article.journalName.zh}\n${article.journalName.en}` : textOf(article, named)
  return words.every((word) => own.toLowerCase().includes(word))
}

const wordsOf = (term: string): readonly string[] =>
  term
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

function suits(article: Article, { term, field, time, facets }: SearchQuery, newestYear: number): boolean {
  const text = textOf(article, field).toLowerCase()
  const newest = time === 0 || article.year > newestYear - time
  return (
    newest &&
    wordsOf(term).every((word) => text.includes(word)) &&
    Object.entries(facets).every(([name, value]) => valuesOf(article, name as FacetField).includes(value))
  )
}

const valuesOf = (article: Article, field: FacetField): readonly string[] =>
  ({
    year: [String(article.year)],
    journal: [article.siteId],
    column: [article.section.en || article.section.zh].filter((name) => name !== ''),
    keyword: [...article.keywords.zh, ...article.keywords.en].map((word) => word.toLowerCase()),
  })[field]

const orders: Readonly<Record<SearchSort, (a: Article, b: Article) => number>> = {
  relevance: () => 0,
  date: (a, b) => (a.publishedOn < b.publishedOn ? 1 : -1),
  views: (a, b) => b.visits - a.visits,
  downloads: (a, b) => b.downloads - a.downloads,
  citations: (a, b) => b.citations - a.citations,
}

function resultOf(
  found: readonly Article[],
  { term, sort, page }: SearchQuery,
  language: UiLanguage,
): SearchResult {
  const start = (page - 1) * searchPageSize
  return {
    total: found.length,
    hits: found
      .toSorted(orders[sort])
      .slice(start, start + searchPageSize)
      .map((article) => ({
        article: articleSummary(article),
        snippet: plainText(
          localise({ zh: article.abstract.zh ?? '', en: article.abstract.en ?? '' }, language),
        ),
      })),
    words: wordsOf(term),
    facets: {
      year: facetOf(found, 'year', language),
      journal: facetOf(found, 'journal', language),
      column: facetOf(found, 'column', language),
      keyword: facetOf(found, 'keyword', language),
    },
  }
}

function facetOf(found: readonly Article[], field: FacetField, language: UiLanguage): readonly FacetValue[] {
  const counts = new Map<string, FacetValue & { readonly count: number }>()
  for (const article of found) {
    for (const value of valuesOf(article, field)) {
      const label = labelOf(article, field, value, language)
      counts.set(value, { value, label, count: (counts.get(value)?.count ?? 0) + 1 })
    }
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)
}

function labelOf(article: Article, field: FacetField, value: string, language: UiLanguage): string {
  if (field === 'journal') return localise(article.journalName, language)
  return field === 'column' ? localise(article.section, language) : value
}
