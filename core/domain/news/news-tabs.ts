import type { NewsListRoute } from '../route/route.ts'
import type { News } from './news.ts'

/** The tabs of the news list (C2.29). The first is meant where none is named. */
export const newsTabs = ['information', 'announcement', 'dynamic', 'statement'] as const
export type NewsTab = (typeof newsTabs)[number]

/** The tab of this name, as an address or an item gives it; information for anything else. Total. */
export const newsTabOf = (type: string | null): NewsTab =>
  newsTabs.find((tab) => tab === type) ?? 'information'

/** A tab of a news list, at its beginning (C2.21). Law: `newsTabOf(newsTabRoute(list, tab).type)` is `tab`. */
export const newsTabRoute = (list: NewsListRoute, tab: NewsTab): NewsListRoute => ({
  ...list,
  type: tab,
  listPage: null,
  activeId: null,
})

/**
 * News by tab, in the order of the tabs and of the list; a tab without news is left out. Law: every item stands below
 * exactly one tab.
 */
export const newsByTab = (
  news: readonly News[],
): readonly { readonly tab: NewsTab; readonly news: readonly News[] }[] =>
  newsTabs
    .map((tab) => ({ tab, news: news.filter(({ newsDataType }) => newsTabOf(newsDataType) === tab) }))
    .filter((group) => group.news.length > 0)
