import type { SearchType } from '../shell/header-config.ts'

/** The tabs above the results of a search (C2.27). */
export const resultTabs = ['article', 'figure', 'table', 'audio', 'video', 'resources', 'news'] as const
export type ResultTab = (typeof resultTabs)[number]

const types: Readonly<Record<ResultTab, SearchType>> = {
  article: 'article',
  figure: 'picture',
  table: 'table',
  audio: 'audio',
  video: 'video',
  resources: 'other',
  news: 'news',
}

/** What a tab searches for; figures are pictures, resources are everything of no other type. */
export const searchTypeOfTab = (tab: ResultTab): SearchType => types[tab]

/** The tab of a type; null for publications, which have a result page of their own. Law: the inverse of `searchTypeOfTab`. */
export const tabOfSearchType = (type: SearchType): ResultTab | null =>
  resultTabs.find((tab) => types[tab] === type) ?? null

/** The tabs of the types that a site offers, in the order of the tabs (C2.27). */
export const resultTabsOf = (offered: readonly SearchType[]): readonly ResultTab[] =>
  resultTabs.filter((tab) => offered.includes(types[tab]))
