import type { FeedSource } from '../feed/feed-source.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { LocalizedText } from '../language/localized.ts'
import type { AuthorRoute, KeywordRoute, SubjectRoute } from '../route/prefixed-route.ts'
import type { FacetValue } from '../search/search-result.ts'

/** What articles of a site are listed under: an author, a keyword, or the subject of their journals. */
export type IndexTerm = Extract<FeedSource, { readonly kind: IndexTermKind }>

export const indexTermKinds = ['author', 'keyword', 'subject'] as const
export type IndexTermKind = (typeof indexTermKinds)[number]

/** The fewest articles whose term has a page that is linked and listed by indexes: one alone would lead back to itself. */
const fewestLinked = 2

/** Whether a page lists enough to be linked; an unknown number is none. */
export const isWorthLinking = (count: number | null): boolean => count !== null && count >= fewestLinked

/** A term with the articles that stand under it, counted. Values of authors are ORCIDs or names. */
export interface IndexTermSummary {
  readonly name: LocalizedText
  readonly articleCount: number
  /** Newest first. */
  readonly years: readonly FacetValue[]
  /** By the ids of their sites. */
  readonly journals: readonly FacetValue[]
  /** The commonest first, without the term itself. */
  readonly keywords: readonly FacetValue[]
  readonly authors: readonly FacetValue[]
}

/** One page of the articles under a term; a keyword stands in small letters, so that it has one address. */
export function indexTermRoute(
  term: IndexTerm,
  language: UiLanguage,
  pageNumber = 1,
): AuthorRoute | KeywordRoute | SubjectRoute {
  const base = { language, siteId: null, pageNumber }
  switch (term.kind) {
    case 'author':
      return { page: 'author', ...base, by: term.by }
    case 'keyword':
      return { page: 'keyword', ...base, term: term.term.toLowerCase() }
    case 'subject':
      return { page: 'subject', ...base, subjectId: term.subjectId }
  }
}

/** The term that an address names. Law: of the route of a term it is the term. */
export function indexTermOf(route: AuthorRoute | KeywordRoute | SubjectRoute): IndexTerm {
  switch (route.page) {
    case 'author':
      return { kind: 'author', by: route.by }
    case 'keyword':
      return { kind: 'keyword', term: route.term }
    case 'subject':
      return { kind: 'subject', subjectId: route.subjectId }
  }
}
