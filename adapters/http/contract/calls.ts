import { articleAnswer, articlesAnswer, columnsAnswer, fullTextAnswer } from './article.ts'
import { get } from './call.ts'
import { citationsAnswer } from './citation.ts'
import {
  channelInfoAnswer,
  channelListAnswer,
  footerAnswer,
  headerAnswer,
  publicationConfigAnswer,
  publicationsAnswer,
} from './chrome.ts'
import { firstTwoPeriodsAnswer, periodTreeAnswer, periodTreeByYearAnswer } from './period.ts'
import { searchAnswer } from './search.ts'
import { searchConfigAnswer, siteAnswer } from './site.ts'

const known = { origin: 'known' } as const

/** The calls that the portal makes, by the name that the code knows them under (C7.4 to C7.6, C7.9, C7.10, C7.15, C7.16). */
export const calls = {
  findSite: get('site/findBySld', ['sld', 'siteId'], siteAnswer, known),
  siteById: get('site/findById', ['siteId'], siteAnswer),
  groupOfSite: get('site/getGroup', ['siteId'], siteAnswer),
  searchConfig: get('site/{siteId}/search-config', [], searchConfigAnswer, known),
  header: get('config-header/getConfigHeader', ['siteId'], headerAnswer),
  footer: get('config-footer/getConfigFooter', ['siteId'], footerAnswer),
  channelList: get('channel/getChannelList', ['siteId', 'filter'], channelListAnswer),
  channelInfo: get('channel/getChannelInfo', ['channelId'], channelInfoAnswer),
  publicationConfig: get('publication/getPublicationConfig', ['siteId'], publicationConfigAnswer),
  publications: get('publication/getPublications', ['siteId'], publicationsAnswer),

  /** One path with two answers: the second when `groupByYear` is 1. */
  periodTree: get('front-period/getPeriodTree', ['siteId', 'isBack', 'periodAsc'], periodTreeAnswer, known),
  periodTreeByYear: get(
    'front-period/getPeriodTree',
    ['siteId', 'isBack', 'groupByYear', 'periodAsc'],
    periodTreeByYearAnswer,
    known,
  ),
  firstTwoPeriods: get(
    'front-period/getFirstTwoPeriods',
    ['publicationIndexId'],
    firstTwoPeriodsAnswer,
    known,
  ),

  contents: get(
    'front-article/getArticlesByPeriodicalIdGroupByColumn/{periodId}',
    ['showCover', 'size'],
    columnsAnswer,
    known,
  ),
  articleByDoi: get('front-article/getArticleByDoi', ['doi'], articleAnswer, known),
  articleById: get('front-article/{id}', [], articleAnswer, known),
  fullText: get('front-article/getHtml', ['id'], fullTextAnswer),
  latest: get('front-article/getLatest', ['siteId', 'size'], articlesAnswer),
  mostRead: get('rank/getArticles', ['siteId', 'type', 'size'], articlesAnswer),

  /** `ids` is a list with commas, here and in the download. */
  batchCitations: get('front-article/batchPublicizeInfo', ['siteId', 'ids'], citationsAnswer),
  /** Opened as a page, which sends no headers: `language` and `siteId` stand in the query. */
  citationDownload: get(
    'front-article/downloadCitation',
    ['siteId', 'ids', 'citationType', 'language'],
    null,
    { origin: 'known', form: 'bare' },
  ),

  /** `time` is in years, 0 for all; `page` counts from 0, as in every call; `year` to `keyword` are chosen facet values. */
  search: get(
    'search/search',
    ['siteId', 'q', 'field', 'sort', 'time', 'page', 'size', 'year', 'journal', 'column', 'keyword'],
    searchAnswer,
  ),

  file: get('files/get', ['id'], null, { origin: 'known', form: 'bare' }),
} as const
