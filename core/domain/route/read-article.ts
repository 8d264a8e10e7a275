import { parseContentLanguage, uiLanguageOf } from '../language/content-language.ts'
import { resultRoute } from '../media/result-route.ts'
import { searchQueryFrom, searchQueryWith } from '../search/search-address.ts'
import { publicationFields, searchFields } from '../search/search-query.ts'
import { searchTypeOf } from '../shell/resource-types.ts'
import { isPdfName, readDoi, startsDoi } from './doi-segments.ts'
import { unescapeText } from './escape.ts'
import { readQuery } from './query.ts'
import type { ArticleIdentity, Route } from './route.ts'
import { languageIn, type ReadRoute, type RouteMatch } from './route-match.ts'

/**
 * `/article?type&index`, and `/{lang}/article` without an id, which is the article list (C2.25). A form that lets its
 * reader choose a type leads here without scripts: another type has its own page.
 */
export const readSearch: ReadRoute = ({ language, query, value }) => {
  const type = searchTypeOf(value('type') ?? '') ?? 'article'
  if (type !== 'article') {
    const fields = type === 'publication' ? publicationFields : searchFields
    return resultRoute(type, searchQueryWith<string>(query, fields), language)
  }
  const subId = value('subId')
  return { page: 'search', language, query: searchQueryFrom(query), ...(subId === null ? {} : { subId }) }
}

/** `/{lang}/article/…`: the literal doi first, else what looks like a DOI, else site and id, or an id (C2.15, C2.16). */
export const readPrefixedArticle: ReadRoute = (match) => {
  const [first, second, ...more] = match.rest
  if (first === undefined) return readSearch(match)
  if (first === 'doi') return articleBy(match, match.value('siteId'), doiOf(match.rest.slice(1)))
  if (startsDoi(first)) return articleBy(match, match.value('siteId'), doiOf(match.rest))
  if (more.length > 0 || match.rest.includes('')) return null
  return second === undefined
    ? articleBy(match, match.value('siteId'), idOf(match, unskipped(first)))
    : articleBy(match, unskipped(first), idOf(match, unskipped(second)))
}

/** `/article/doi/{siteId?}/{doi…}/{lang?}`: 0 or nothing stands for no site (C2.15). */
export const readDoiArticle: ReadRoute = (match) => {
  const [first] = match.rest
  if (first === undefined) return null
  if (startsDoi(first)) return articleBy(match, null, doiOf(match.rest))
  return articleBy(match, unskipped(first), doiOf(match.rest.slice(1)))
}

/**
 * `/article/id/{siteId?}/{thesisId?}` and the thesis forms (C2.16, C2.17).
 * A lone identifier names the article, since a site without an article names no page.
 */
export const readIdArticle: ReadRoute = (match) => {
  const first = match.parameter('siteId')
  const id = match.parameter('id')
  return id === null
    ? articleBy(match, match.value('siteId'), idOf(match, first))
    : articleBy(match, first, idOf(match, id))
}

/** The older `/thesisDetails?columnId={articleId}`, and `/thesisDetails#{doi}&lang=zh`, which only browsers see. */
export const readThesisDetails: ReadRoute = (match) => {
  const id = match.value('columnId')
  if (id !== null) return articleBy(match, match.value('siteId'), { kind: 'id', id })
  const end = `${match.hash}&`.indexOf('&')
  const doi = unescapeText(match.hash.slice(0, end))
  const language = match.language ?? languageIn(readQuery(match.hash.slice(end)))
  return articleBy({ ...match, language }, match.value('siteId'), doi === '' ? null : { kind: 'doi', doi })
}

function articleBy(match: RouteMatch, siteId: string | null, by: ArticleIdentity | null): Route | null {
  if (by === null) return null
  const text = parseContentLanguage(match.value('text') ?? '')
  const named = text === null || uiLanguageOf(text) !== null ? {} : { text }
  return { page: 'article', language: match.language, siteId, by, ...named }
}

const doiOf = (segments: readonly string[]): ArticleIdentity | null => {
  const doi = readDoi(segments)
  return doi === '' ? null : { kind: 'doi', doi }
}

const idOf = (match: RouteMatch, id: string | null): ArticleIdentity | null =>
  id === null || isPdfName(match.lastSegment) ? null : { kind: 'id', id }

const unskipped = (raw: string): string | null => (raw === '0' || raw === '' ? null : unescapeText(raw))
