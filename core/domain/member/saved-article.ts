import type { ArticleSummary } from '../article/article.ts'
import type { PageRequest } from '../page/page-request.ts'
import type { FavouriteOrder } from '../route/favourite-order.ts'

/** An article that a member keeps. */
export interface SavedArticle {
  readonly article: ArticleSummary
  /** ISO date. */
  readonly keptOn: string
}

/** Which of the articles that a member keeps, or has downloaded, are asked for. */
export interface FavouriteRequest extends PageRequest {
  /** Looked for in titles and names of journals; '' for all. */
  readonly term: string
  readonly order: FavouriteOrder
}

/** A download to be had back. */
export interface DroppedDownload {
  /** Of the article. */
  readonly id: string
  /** When it was downloaded, an ISO time. */
  readonly at: string
}
