import type { UiLanguage } from '@xuekan/core'
import type { WireArticleTable } from '@xuekan/rc-pub/contract'
import type { ArticleMediaRow } from '../../store/find-article-media.ts'
import { type HandlersOf } from '../endpoint-handler.ts'
import { mediaAnswers } from '../pictures/article-media.ts'
import { mediaId, wireArticleMedia } from '../pictures/wire-media.ts'
import { inLanguages } from '../in-languages.ts'

/** A table with its HTML. */
export const wireTable = (row: ArticleMediaRow, language: UiLanguage): WireArticleTable => ({
  ...wireArticleMedia(row, language),
  ...inLanguages('content', row.html, language),
  ...inLanguages('csvUrl', { zh: csvUrl(row, 'zh'), en: csvUrl(row, 'en') }, language),
})

/** A table that is a picture has no cells. */
const hasCells = (html: string): boolean => /<t[dh][\s>]/.test(html)

const csvUrl = (row: ArticleMediaRow, language: UiLanguage): string =>
  !hasCells(row.html[language]) ? '' : `/rc-pub/front/table/csv?id=${mediaId(row)}&language=${language}`

const { list, ofArticle, byId } = mediaAnswers('table', wireTable)

/** C7.16: tables of articles. */
export const tableHandlers: HandlersOf<'tableList' | 'tablesOfArticle' | 'tableById'> = {
  tableList: list,
  tablesOfArticle: ofArticle,
  tableById: byId,
}
