import { favouriteOrderOf } from '@xuekan/core/member'
import { savedArticles } from '../../store/saved-articles.ts'
import { answerPage } from '../answer-page.ts'
import { listedArticle } from '../articles/wire-article.ts'
import type { HandlerContext } from '../endpoint-handler.ts'

/** The page of a member's list that a call asks for. */
export function savedArticlesPage(
  context: HandlerContext,
  list: Parameters<typeof savedArticles>[1],
  member: string,
) {
  const { database, parameter, language } = context
  const wanted = { term: parameter('q'), order: favouriteOrderOf(parameter('sort')), language }
  return answerPage(
    context,
    (page) => savedArticles(database, list, member, wanted, page),
    ({ kept, ...row }, shown) => ({ kept, article: listedArticle(row, shown) }),
  )
}
