import { endpoints } from '@xuekan/rc-pub/contract'
import { dropDownload, storeDownload } from '../../store/member-downloads.ts'
import { data, readId, refused, type HandlerContext, type HandlersOf } from '../endpoint-handler.ts'
import { readSent } from '../read-sent.ts'
import { savedArticlesPage } from './saved-articles-page.ts'
import { withMember } from './session.ts'

const noArticle = refused(404, '文章不存在', 'Article id is not exist.')

const downloaded = (context: HandlerContext) =>
  withMember(context, ({ id }) => savedArticlesPage(context, 'member_download', id))

/** C7.12: what a member has downloaded. Each call is answered for the member of its token alone. */
export const memberDownloadHandlers: HandlersOf<
  'downloads' | 'historys' | 'dropDownload' | 'restoreDownload'
> = {
  downloads: downloaded,
  historys: downloaded,
  dropDownload: (context) =>
    withMember(context, async ({ id }) => {
      const article = readId(context.parameter('id'))
      return data({ kept: article === null ? null : await dropDownload(context.database, id, article) })
    }),
  restoreDownload: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.restoreDownload, context)
      const article = sent === null ? null : readId(sent.id ?? '')
      const now = Date.now()
      const at = sent?.kept ?? 0
      const time = at > 0 && at <= now ? at : now
      const isThere = article !== null && (await storeDownload(context.database, id, article, time))
      return isThere ? data(null) : noArticle
    }),
}
