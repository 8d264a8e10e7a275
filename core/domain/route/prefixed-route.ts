import { rankingMeasures, type RankingMeasure } from '../article/ranking.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { RankingPeriod } from '../media/ranking-period.ts'

/**
 * Pages that the specification does not name. Their addresses have a language in front and two segments behind it, so
 * that no column code is shadowed, and there is no older form.
 */
interface PrefixedBase<Page extends string> {
  readonly page: Page
  readonly language: UiLanguage
  /** '' is never a siteId, null is the host's site. */
  readonly siteId: string | null
}

interface PrefixedList<Page extends string> extends PrefixedBase<Page> {
  /** Which page of the list, from 1. */
  readonly pageNumber: number
}

/** An ORCID names a person, a name everybody who bears it. */
export type AuthorIdentity =
  | { readonly kind: 'orcid'; readonly orcid: string }
  | { readonly kind: 'name'; readonly name: string }

export interface AuthorRoute extends PrefixedList<'author'> {
  readonly by: AuthorIdentity
}

export interface KeywordRoute extends PrefixedList<'keyword'> {
  /** One line, never ''. */
  readonly term: string
}

export interface SubjectRoute extends PrefixedList<'subject'> {
  readonly subjectId: string
}

/** One section of a journal over all its issues (C2.11). */
export interface SectionRoute extends PrefixedList<'section'> {
  /** As searches narrow to it; one line, never ''. */
  readonly section: string
}

export interface TopicRoute extends PrefixedList<'topic'> {
  readonly topicId: string
}

/** Articles that are most read, downloaded or cited within a period (C2.32). */
export interface RankingRoute extends PrefixedBase<'ranking'> {
  readonly by: RankingMeasure
  readonly period: RankingPeriod
}

/** One figure, table, video or audio in a page of its own. */
export type MediaPage = 'figure' | 'table' | 'video' | 'audio'

export interface MediaRoute<Page extends MediaPage> extends PrefixedBase<Page> {
  readonly mediaId: string
}

/** How the address of a ranking names what it counts. */
const measureWords = {
  visits: 'views',
  downloads: 'downloads',
  citations: 'citations',
} as const satisfies Readonly<Record<RankingMeasure, string>>

export const wordOfMeasure = (by: RankingMeasure): string => measureWords[by]

/** null for a word that names none. */
export const measureOfWord = (word: string): RankingMeasure | null =>
  rankingMeasures.find((by) => measureWords[by] === word) ?? null

export interface BookRoute extends PrefixedBase<'book'> {
  readonly bookId: string
}

/** The two full texts of an article beside each other. */
export interface ParallelRoute extends PrefixedBase<'parallel'> {
  readonly articleId: string
}

/** An album that its member shares: whoever has the token reads it. */
export interface SharedAlbumRoute extends PrefixedList<'sharedAlbum'> {
  readonly token: string
}

/** What a member accepts when registering (C5.8): the user agreement, and the notice of what the portal stores. */
export const agreementKinds = ['terms', 'privacy'] as const
export type AgreementKind = (typeof agreementKinds)[number]

/** The user agreement or the privacy notice of the portal. */
export interface AgreementRoute extends PrefixedBase<'agreement'> {
  readonly kind: AgreementKind
  /** The day from which a version holds; null for the one that holds now. */
  readonly since: string | null
}

export type PrefixedRoute =
  | AuthorRoute
  | KeywordRoute
  | SubjectRoute
  | SectionRoute
  | TopicRoute
  | RankingRoute
  | MediaRoute<'figure'>
  | MediaRoute<'table'>
  | MediaRoute<'video'>
  | MediaRoute<'audio'>
  | BookRoute
  | ParallelRoute
  | SharedAlbumRoute
  | PrefixedBase<'siteMap'>
  | AgreementRoute
