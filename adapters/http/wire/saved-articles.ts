import type { UiLanguage, Paged } from '@xuekan/core'
import type { FavouriteRequest, SavedArticle } from '@xuekan/core/member'
import type { WireCollect } from '../contract/session.ts'
import { summaryFrom } from './article-summary.ts'
import { pagedFrom } from './paged.ts'
import { timeFrom } from './time.ts'

/** What a list of a member is asked for. */
export const savedArticlesQuery = ({ term, order, page, size }: FavouriteRequest) => ({
  q: term,
  sort: order,
  page,
  size,
})

/** A page of what a member keeps; what has no article is left out. */
export const savedArticlesFrom = (
  wire: Parameters<typeof pagedFrom<WireCollect, SavedArticle>>[0],
  language: UiLanguage,
): Paged<SavedArticle> =>
  pagedFrom(wire, (content) =>
    content.flatMap(({ kept, article }) =>
      article === null || article.id === null
        ? []
        : [{ article: summaryFrom(article, language), keptOn: timeFrom(kept).slice(0, 10) }],
    ),
  )
