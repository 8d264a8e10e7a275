import type { NewsListRoute } from '../route/route.ts'

/** The tabs of the news list (C2.29). The first is meant where none is named. */
export const newsTabs = ['information', 'announcement', 'dynamic', 'statement'] as const
export type NewsTab = (typeof newsTabs)[number]

/** The tab of this name, as an address or an item gives it; information for anything else. Total. */
export const newsTabOf = (type: string | null): NewsTab =>
  newsTabs.find((tab) => tab === type) ?? 'information'

/** News on one page of a list. */
export const newsPageSize = 10

/** How many news each tab holds. */
export type NewsCounts = Readonly<Record<NewsTab, number>>

/**
 * The tab that is open (C2.29): the first that is named, even where it holds nothing; else the first that holds
 * something; else information. Words that name no tab are read over.
 */
export function openNewsTab(counts: NewsCounts, named: readonly (string | null)[]): NewsTab {
  const asked = named.flatMap((word) => newsTabs.filter((tab) => tab === word))
  return asked[0] ?? newsTabs.find((tab) => counts[tab] > 0) ?? 'information'
}

/** A tab of a news list, at its beginning (C2.21). Law: `newsTabOf(newsTabRoute(list, tab).type)` is `tab`. */
export const newsTabRoute = (list: NewsListRoute, tab: NewsTab): NewsListRoute => ({
  ...list,
  type: tab,
  listPage: null,
  activeId: null,
})
