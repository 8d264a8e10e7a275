import type { Article, ArticleLink, ArticleSummary, FullText, IssueSection } from '../article/article.ts'
import type { ChannelPage } from '../channel/channel.ts'
import type { Issue, IssueYear } from '../issue/issue.ts'
import type { SearchQuery } from '../search/search-query.ts'
import type { SearchResult } from '../search/search-result.ts'
import type { Journal } from '../site/journal.ts'

/** What the home page of each type of site shows (C2.1). */
export type HomeContent =
  | {
      readonly kind: 'journal'
      readonly journal: Journal
      /** null before the first issue. */
      readonly current: { readonly issue: Issue; readonly sections: readonly IssueSection[] } | null
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
  readonly years: readonly IssueYear[]
  readonly issue: Issue
  readonly sections: readonly IssueSection[]
  /** The issue before and after this one in time; null at the ends. */
  readonly previous: Issue | null
  readonly next: Issue | null
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

export type ChannelPageContent = ChannelPage
