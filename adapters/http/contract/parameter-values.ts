import { uiLanguages } from '@xuekan/core'
import { citationFormatNames } from '@xuekan/core/citation'
import {
  attachTypes,
  mediaKinds,
  newsTabs,
  rankingMeasures,
  rankingPeriods,
  unissuedStages,
} from '@xuekan/core/content'
import { favouriteOrders, uploadPurposes } from '@xuekan/core/member'
import { conditionTypes, searchFields, searchSorts, searchTimes } from '@xuekan/core/search'
import { searchTypes } from '@xuekan/core/site'

/** The periods of rankings (C2.32), and shorter ones for other programs; `year` is `1y`. */
export const rankedPeriods = [...rankingPeriods, 'day', 'week', 'month', 'year'] as const

/** Yes and no, in both spellings that programs send. */
const flag = ['1', 'true', '0', 'false']

/** Values of parameters that mean the same in every call. */
const valuesOfNames: Readonly<Record<string, readonly string[]>> = {
  attachType: attachTypes,
  citationType: citationFormatNames,
  field: searchFields,
  groupByYear: flag,
  isBack: flag,
  language: uiLanguages,
  newsDataType: ['news', ...newsTabs, 'wechat'],
  period: rankedPeriods,
  periodAsc: flag,
  purpose: uploadPurposes,
  showCover: flag,
  sort: searchSorts,
  time: searchTimes.map(String),
}

/** Values of what is another thing in one call than in others; null where it can be anything. */
const valuesInCalls: Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>> = {
  '/rc-pub/front/expert/getExpertList': { sort: null },
  '/rc-pub/front/frontMembers/collects': { sort: favouriteOrders },
  '/rc-pub/front/frontMembers/downloads': { sort: favouriteOrders },
  '/rc-pub/front/frontMembers/historys': { sort: favouriteOrders },
  '/rc-pub/front/front-article/getUnissued': { type: unissuedStages },
  '/rc-pub/front/personalAlbum/res/search': { sort: favouriteOrders },
  '/rc-pub/front/rank/getArticles': { type: [...rankingMeasures, 'views'] },
  '/rc-pub/front/search/analyze': { type: [...new Set([...searchFields, ...searchTypes])] },
  '/rc-pub/front/search/getSearchConditions': { type: conditionTypes },
  '/rc-pub/front/vod/getVodList': { type: mediaKinds },
}

/** Every value that a parameter of a call can have, where these can be counted; null where they cannot. */
export function parameterValues(path: string, name: string): readonly string[] | null {
  const known = { ...valuesOfNames, ...valuesInCalls[path] }
  return known[name] ?? null
}

/** What the calls of one family are about: the first word of their paths, for people who read the OpenAPI document. */
export const familyMeanings: Readonly<Record<string, string>> = {
  album: 'Special issues and collections of articles.',
  auth: 'The unified login.',
  author: 'Authors and their articles.',
  channel: 'The columns of a site.',
  'config-footer': 'What stands below every page of a site.',
  'config-header': 'What stands above every page of a site.',
  expert: 'Editorial boards.',
  files: 'Pictures and other files of sites.',
  'front-article': 'Articles: contents of issues, one article, its files, citations and searches.',
  'front-index': 'Articles under one author, keyword or subject.',
  'front-news': 'News of a site.',
  'front-period': 'Issues of a journal.',
  frontMembers: 'The member who asks.',
  'journal-web': 'Full texts in parts.',
  layout: 'Which modules the home page of a site has.',
  module: 'The modules of a column.',
  personalAlbum: 'The albums of the member who asks, and those that others share.',
  picture: 'Figures of articles.',
  publication: 'Journals of a site.',
  rank: 'Articles that are read, downloaded and cited most.',
  'rc-book': 'Books, and the way to the book cloud.',
  'rc-doc': 'Documents to download.',
  oai: 'What harvesters ask (OAI-PMH 2.0).',
  unixref: 'Look-ups by DOI.',
  rss: 'Feeds.',
  search: 'Searches, facets and suggestions.',
  site: 'Sites, by their names and ids.',
  table: 'Tables of articles.',
  theme: 'Colours of a site.',
  toolbar: 'The floating toolbar.',
  topic: 'Topics and their articles.',
  vod: 'Sounds and films.',
}
