import type { Article, ArticleLink, ArticleSummary, FullText, IssueColumn } from '../article/article.ts'
import type { ChannelPage } from '../channel/channel.ts'
import type { Period, PeriodYear } from '../period/period.ts'
import type { SearchQuery } from '../search/search-query.ts'
import type { SearchResult } from '../search/search-result.ts'
import type { Journal } from '../site/journal.ts'

/** What the home page of each type of site shows (C2.1). */
export type HomeContent =
  | {
      readonly kind: 'journal'
      readonly journal: Journal
      /** null before the first issue. */
      readonly current: { readonly period: Period; readonly columns: readonly IssueColumn[] } | null
      readonly latest: readonly ArticleSummary[]
      readonly mostRead: readonly ArticleSummary[]
    }
  | {
      /** A group's journals, or for the aggregate those of every group. */
      readonly kind: 'journals'
      readonly aggregate: boolean
      readonly journals: readonly Journal[]
      readonly latest: readonly ArticleSummary[]
      readonly mostRead: readonly ArticleSummary[]
    }

/** One issue with its table of contents, and the way to the back issues (C2.6). */
export interface IssueContent {
  readonly journal: Journal
  readonly years: readonly PeriodYear[]
  readonly period: Period
  readonly columns: readonly IssueColumn[]
  /** The issue before and after this one in time; null at the ends. */
  readonly previous: Period | null
  readonly next: Period | null
}

export interface ArticleContent {
  readonly article: Article
  readonly fullText: FullText | null
  /** Neighbours in the same issue, in the order of its contents; null at the ends. */
  readonly previous: ArticleLink | null
  readonly next: ArticleLink | null
}

export interface SearchContent {
  readonly query: SearchQuery
  readonly result: SearchResult
}

export type ColumnContent = ChannelPage

/** What a page without a call of its own shows. */
export type NoContent = null
