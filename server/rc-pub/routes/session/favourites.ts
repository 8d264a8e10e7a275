import { endpoints } from '@xuekan/rc-pub/contract'
import { dropArticle, isFavourite, addFavourite } from '../../store/favourites.ts'
import { data, readId, refused, type HandlerContext, type HandlersOf } from '../endpoint-handler.ts'
import { readSent } from '../read-sent.ts'
import { savedArticlesPage } from './saved-articles-page.ts'
import { withMember } from './session.ts'

/** The article that a call names; null for anything else. */
const articleIn = (type: string | null, id: string | null): number | null =>
  type === 'article' ? readId(id ?? '') : null

const namedArticle = ({ parameter }: HandlerContext): number | null =>
  articleIn(parameter('type'), parameter('id'))

const noArticle = refused(404, '文章不存在', 'Article id is not exist.')

/** C7.12: the articles that a member keeps. Each call is answered for the member of its token alone. */
export const favouriteHandlers: HandlersOf<'isCollected' | 'collect' | 'uncollect' | 'collects'> = {
  isCollected: (context) =>
    withMember(context, async ({ id }) => {
      const article = namedArticle(context)
      const isCollect = article !== null && (await isFavourite(context.database, id, article))
      return data({ isCollect: isCollect ? 1 : 0 })
    }),
  collect: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.collect, context)
      const article = sent === null ? null : articleIn(sent.type, sent.id)
      const isThere = article !== null && (await addFavourite(context.database, id, article, Date.now()))
      return isThere ? data(null) : noArticle
    }),
  uncollect: (context) =>
    withMember(context, async ({ id }) => {
      const article = namedArticle(context)
      if (article !== null) await dropArticle(context.database, id, article)
      return data(null)
    }),
  collects: (context) => withMember(context, ({ id }) => savedArticlesPage(context, 'favourite', id)),
}
