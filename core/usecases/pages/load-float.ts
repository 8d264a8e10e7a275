import { articleSummary } from '../../domain/article/article-summary.ts'
import type { Article } from '../../domain/article/article.ts'
import { languageShown } from '../../domain/language/localized.ts'
import { articleFloats, type ArticleFloat } from '../../domain/media/article-float.ts'
import type { ArticlePicture } from '../../domain/media/article-media.ts'
import type { FloatArticle, FloatContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, mapResult, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface FloatInput {
  readonly context: RequestContext
  readonly mediaId: string
}

type FloatPorts = Pick<PagePorts, 'articles'>

/** One figure in a page of its own (C1.7, C7.16). */
export const loadFigure = (
  { articles }: FloatPorts,
  { context, mediaId }: FloatInput,
): AsyncResult<FloatContent> =>
  andThen(articles.picture(context, mediaId), (shown) =>
    mapResult(around({ articles }, context, shown), (rest) => ({
      kind: 'figure',
      shown,
      table: null,
      ...rest,
    })),
  )

/** One table in a page of its own (C1.7, C7.16). */
export const loadTable = (
  { articles }: FloatPorts,
  { context, mediaId }: FloatInput,
): AsyncResult<FloatContent> =>
  andThen(articles.table(context, mediaId), ({ html, csvUrl, ...shown }) =>
    mapResult(around({ articles }, context, shown), (rest) => {
      const language = languageShown(html, context.language)
      return {
        kind: 'table',
        shown,
        table: { html: html[language], language, csvUrl: csvUrl[language] },
        ...rest,
      }
    }),
  )

/** What stands around it; that the others could not be had leaves it alone in its place. */
const around = (
  { articles }: FloatPorts,
  context: RequestContext,
  { article }: ArticlePicture,
): AsyncResult<Pick<FloatContent, 'article' | 'floats'>> =>
  mapResult(
    all({ found: articles.byId(context, article.id), floats: loadFloats({ articles }, context, article.id) }),
    ({ found, floats }) => ({ article: floatArticle(found), floats }),
  )

/** The figures and tables of an article; without those that could not be had. */
export const loadFloats = (
  { articles }: FloatPorts,
  context: RequestContext,
  articleId: string,
): AsyncResult<readonly ArticleFloat[]> =>
  mapResult(
    all({
      pictures: withDefault(articles.picturesOf(context, articleId), []),
      tables: withDefault(articles.tablesOf(context, articleId), []),
    }),
    ({ pictures, tables }) => articleFloats(pictures, tables, context.language),
  )

const floatArticle = (article: Article): FloatArticle => ({
  ...articleSummary(article),
  license: article.license,
  coverUrl: article.coverUrl,
  copyright: article.about.copyright,
})
