import { localise, type Language } from '@xuekan/core'
import type { WireArticleTable } from '../../../../adapters/http/contract/article-media.ts'
import type { ArticleMediaRow } from '../../store/find-article-media.ts'
import { orNull, type HandlersOf } from '../call-handler.ts'
import { mediaAnswers } from '../pictures/article-media.ts'
import { wireArticleMedia } from '../pictures/wire-media.ts'

/** A table with its HTML. */
export const wireTable = (row: ArticleMediaRow, language: Language): WireArticleTable => ({
  ...wireArticleMedia(row, language),
  content: orNull(localise(row.html, language)),
  zhContent: orNull(row.html.zh),
  enContent: orNull(row.html.en),
})

const { list, ofArticle, byId } = mediaAnswers('table', wireTable)

/** C7.16: tables of articles. */
export const tableHandlers: HandlersOf<'tableList' | 'tablesOfArticle' | 'tableById'> = {
  tableList: list,
  tablesOfArticle: ofArticle,
  tableById: byId,
}
