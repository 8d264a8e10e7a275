import type { Article } from '../../domain/article/article.ts'
import { plainText } from '../../domain/article/plain-text.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { localise } from '../../domain/language/localized.ts'
import { choiceHolds } from './choice-holds.ts'
import { pageOf } from './page-of.ts'
import type { AdvancedTerm } from '../../domain/search/advanced-query.ts'
import { crossesLanguages, nothingAdded } from '../../domain/search/across-languages.ts'
import { wordsOfCondition } from '../../domain/search/advanced-words.ts'
import { facetFields, type FacetField } from '../../domain/search/facet-field.ts'
import {
  emptySearchQuery,
  searchFields,
  searchPageSize,
  type SearchQuery,
  type SearchSort,
} from '../../domain/search/search-query.ts'
import { markOf, withMark } from '../../domain/search/facet-mark.ts'
import type { FacetValue, SearchResult, TranslatedTerm } from '../../domain/search/search-result.ts'
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
): Omit<SearchGateway, 'conditions' | 'analyze' | 'readings' | 'respell' | 'suggestions'> => {
  const articles: SearchGateway['articles'] = ({ siteId, language }, query, size) =>
    answers('articles', () => resultOf(foundIn(content, siteId), query, language, size))
  return {
    articles,
    advanced: ({ siteId, language }, { condition, years }, shown, size) =>
      answers('advanced', () => {
        const query: SearchQuery = { ...emptySearchQuery, ...shown }
        const found = (narrowed: SearchQuery): readonly Article[] =>
          foundIn(
            content,
            siteId,
          )(narrowed).filter(
            (article) =>
              holdsFor(condition, (term) => holdsTerm(article, term)) &&
              (years.from === null || article.year >= years.from) &&
              (years.to === null || article.year <= years.to),
          )
        return { ...resultOf(found, query, language, size), words: wordsOfCondition(condition) }
      }),
    acrossLanguages: ({ siteId, language }, query) =>
      answers('acrossLanguages', () => {
        const translated = translatedBy(content.searchHelp?.translations ?? {}, query)
        if (translated.length === 0) return nothingAdded
        const find = foundIn(content, siteId)
        const direct = find(query)
        const added = find({ ...query, term: '' }).filter(
          (article) =>
            !direct.includes(article) &&
            translated.every(({ english }) =>
              english.some((term) => find({ ...query, term }).includes(article)),
            ),
        )
        const { total, hits } = resultOf(() => added, query, language)
        return { total, hits, words: translated.flatMap(({ english }) => english), translated }
      }),
    clusters: ({ siteId, language }, query) =>
      answers('clusters', () => {
        const { total, facets } = resultOf(foundIn(content, siteId), query, language)
        return { total, facets }
      }),
    authors: ({ siteId }, name, request) =>
      answers('authors', () => pageOf(authorsNamed(articlesOf(content, siteId), name), request)),
    ...fakeCountCalls(content, answers, articles),
    ...fakeAuthorCalls(content, answers),
    ...fakeIndexTermCalls(content, answers),
  }
}

/** The words of a term as the table has them; none where it lacks one. */
function translatedBy(
  table: Readonly<Record<string, readonly string[]>>,
  query: SearchQuery,
): readonly TranslatedTerm[] {
  const words = crossesLanguages(query) ? wordsOf(query.term) : []
  const translated = words.flatMap((word) => {
    const english = table[word]
    return english === undefined ? [] : [{ word, english }]
  })
  return translated.length < words.length ? [] : translated
}

/** The hits of a search. */
type Found = (query: SearchQuery) => readonly Article[]

const foundIn = (content: FakeContent, siteId: SiteId): Found => {
  const all = articlesOf(content, siteId).map(({ article }) => article)
  const newestYear = Math.max(0, ...all.map(({ year }) => year))
  return (query) => all.filter((article) => suits(article, query, newestYear))
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
    facetFields.every((name) => choiceHolds(facets[name], valuesOf(article, name)))
  )
}

const valuesOf = (article: Article, field: FacetField): readonly string[] =>
  ({
    year: [String(article.year)],
    journal: [article.siteId],
    column: [article.section.en || article.section.zh].filter((name) => name !== ''),
    keyword: [...article.keywords.zh, ...article.keywords.en].map((word) => word.toLowerCase()),
    author: [...article.authors.zh, ...article.authors.en],
    institution: article.affiliations.map(({ name }) => name.en || name.zh),
    articleType: [article.about.type].filter((type) => type !== ''),
    textLanguage: article.texts.map((text) => text.language),
    licence: article.license === null ? [] : [article.license.name],
  })[field]

const orders: Readonly<Record<SearchSort, (a: Article, b: Article) => number>> = {
  relevance: () => 0,
  date: (a, b) => (a.publishedOn < b.publishedOn ? 1 : -1),
  views: (a, b) => b.visits - a.visits,
  downloads: (a, b) => b.downloads - a.downloads,
  citations: (a, b) => b.citations - a.citations,
}

function resultOf(
  find: Found,
  query: SearchQuery,
  language: UiLanguage,
  size = searchPageSize,
): SearchResult {
  const { term, sort, page } = query
  const found = find(query)
  const start = (page - 1) * size
  return {
    total: found.length,
    hits: found
      .toSorted(orders[sort])
      .slice(start, start + size)
      .map((article) => ({
        article: articleSummary(article),
        snippet: plainText(
          localise({ zh: article.abstract.zh ?? '', en: article.abstract.en ?? '' }, language),
        ),
      })),
    words: wordsOf(term),
    facets: {
      year: facetOf(find, query, 'year', language),
      journal: facetOf(find, query, 'journal', language),
      column: facetOf(find, query, 'column', language),
      keyword: facetOf(find, query, 'keyword', language),
      author: facetOf(find, query, 'author', language),
      institution: facetOf(find, query, 'institution', language),
      articleType: facetOf(find, query, 'articleType', language),
      textLanguage: facetOf(find, query, 'textLanguage', language),
      licence: facetOf(find, query, 'licence', language),
    },
  }
}

/** Values that hits have or that are chosen, each with the hits of the search once it is chosen, or no more. */
function facetOf(
  find: Found,
  query: SearchQuery,
  field: FacetField,
  language: UiLanguage,
): readonly FacetValue[] {
  const { any = [], none = [] } = query.facets[field] ?? {}
  const { [field]: _, ...others } = query.facets
  const labels = new Map([...any, ...none].map((value) => [value, value]))
  for (const article of find({ ...query, facets: others })) {
    for (const value of valuesOf(article, field)) labels.set(value, labelOf(article, field, value, language))
  }
  const sought = query.find?.field === field ? query.find.text.toLowerCase() : ''
  return [...labels]
    .map(([value, label]) => {
      const mark = markOf(query.facets, field, value) === 'free' ? 'any' : 'free'
      const clicked = { ...query, facets: withMark(query.facets, field, value, mark) }
      return { value, label, count: find(clicked).length }
    })
    .filter(
      ({ value, label, count }) =>
        markOf(query.facets, field, value) !== 'free' || (count > 0 && label.toLowerCase().includes(sought)),
    )
    .toSorted((a, b) => b.count - a.count)
}

function labelOf(article: Article, field: FacetField, value: string, language: UiLanguage): string {
  if (field === 'journal') return localise(article.journalName, language)
  return field === 'column' ? localise(article.section, language) : value
}
