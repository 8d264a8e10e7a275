import { localise, type UiLanguage } from '@xuekan/core'
import { citeAs } from '@xuekan/core/citation'
import { articleRoute, doiUrl, excerpt, writtenText } from '@xuekan/core/content'
import { formatRoute } from '@xuekan/core/route'
import type { WirePublicizeInfo } from '@xuekan/rc-pub/contract'
import type { ArticleRow } from '../../store/article-row.ts'
import { hasArticle, referencesOf } from '../../store/find-article-details.ts'
import { articleById } from '../../store/find-articles.ts'
import { relatedArticles } from '../../store/related-articles.ts'
import { data, orNull, readId, refused, type HandlerContext, type HandlersOf } from '../endpoint-handler.ts'
import { citedArticle } from '../citations/cited-article.ts'
import { requestedPage } from '../paging.ts'
import { attachCodes } from './attach-codes.ts'
import { articleStatistics } from './statistics.ts'
import { wireAttachments } from './wire-attachments.ts'
import { listedArticle } from './wire-article.ts'
import { wireReference } from './wire-reference.ts'

type ArticleDetailsEndpoints =
  | 'attachTypes'
  | 'attachments'
  | 'references'
  | 'statistics'
  | 'relations'
  | 'publicizeInfo'
  | 'articleJumpUrl'

const noSuchArticle = refused(404, '文章不存在', 'Article id is not exist.')

/** C7.7, C7.15: what hangs from one article. */
export const articleDetailsHandlers: HandlersOf<ArticleDetailsEndpoints> = {
  attachTypes: async (context) => {
    const row = await requested(context)
    return data(row === null ? [] : attachCodes(row).map((code) => ({ code })))
  },
  attachments: async (context) => {
    const row = await requested(context)
    return data(row === null ? null : wireAttachments(row, context.language))
  },
  references: async ({ database, parameter }) => {
    const id = readId(parameter('id')) ?? -1
    const rows = await referencesOf(database, id)
    return data(rows.length > 0 || (await hasArticle(database, id)) ? rows.map(wireReference) : null)
  },
  statistics: async (context) => {
    const row = await requested(context)
    return data(row === null ? null : await articleStatistics(context, row))
  },
  relations: async (context) => {
    const { database, language, parameter } = context
    const rows = await relatedArticles(database, readId(parameter('id')) ?? -1, requestedPage(context).size)
    return data(rows === null ? null : rows.map((row) => listedArticle(row, language)))
  },
  publicizeInfo: async (context) => {
    const row = await requested(context)
    return data(row === null ? null : publicizeInfo(row, context.language))
  },
  articleJumpUrl: async (context) => {
    const row = await requested(context)
    return row === null ? noSuchArticle : data(row.record.sourceUrl || pageOf(row, context.language))
  },
}

async function requested({ database, parameter }: HandlerContext): Promise<ArticleRow | null> {
  const id = readId(parameter('id'))
  return id === null ? null : articleById(database, id)
}

const pageOf = ({ id, record: { doi } }: ArticleRow, language: UiLanguage): string =>
  formatRoute(articleRoute({ id: String(id), doi }, language))

/** Characters that stand in a post beside a link. */
const longestSummary = 300

function publicizeInfo(row: ArticleRow, language: UiLanguage): WirePublicizeInfo {
  const { id, siteId, record, coverUrl } = row
  const article = citedArticle(row)
  return {
    id: String(id),
    siteId: String(siteId),
    resName: orNull(localise(record.title, language)),
    title: orNull(writtenText(localise(record.title, language))),
    summary: orNull(excerpt(writtenText(localise(record.abstractHtml, language)), longestSummary)),
    quote: orNull(citeAs(article, 'zh')),
    transQuote: orNull(citeAs(article, 'en')),
    doi: orNull(record.doi),
    doiUrl: orNull(doiUrl(record.doi)),
    url: pageOf(row, language),
    pictureUrl: orNull(record.graphicAbstractUrls?.[language] || record.graphicAbstractUrl || coverUrl),
  }
}
