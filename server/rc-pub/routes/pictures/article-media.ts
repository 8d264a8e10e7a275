import type { UiLanguage } from '@xuekan/core'
import type { WirePaged } from '@xuekan/rc-pub/contract'
import {
  articleMediaOf,
  mediaOfArticle,
  type ArticleMediaKind,
  type ArticleMediaRow,
} from '../../store/find-article-media.ts'
import { journalsOf } from '../../store/site-row.ts'
import { answerPage } from '../answer-page.ts'
import { data, readId, type HandlerContext, type Outcome } from '../endpoint-handler.ts'
import { requestedPage } from '../paging.ts'
import { withSite } from '../sites/sites.ts'
import { compoundsOf } from '../search/compounds-of.ts'
import { fieldOf } from '../search/field-of.ts'
import { readMediaId } from './wire-media.ts'

/** Entries of a page where a call does not say. */
const usualSize = 20

/** How one kind of what stands in articles is answered. */
export interface MediaAnswers<T> {
  readonly list: (context: HandlerContext) => Promise<Outcome<WirePaged<T>>>
  readonly ofArticle: (context: HandlerContext) => Promise<Outcome<readonly T[]>>
  readonly byId: (context: HandlerContext) => Promise<Outcome<T | null>>
}

/** The three calls that figures and tables both have. */
export const mediaAnswers = <T>(
  kind: ArticleMediaKind,
  wire: (row: ArticleMediaRow, language: UiLanguage) => T,
): MediaAnswers<T> => ({
  list: (context) =>
    withSite(context, async (site) => {
      const { database, parameter } = context
      const sites = (await journalsOf(database, site)).map(({ id }) => id)
      const wanted = {
        sites,
        q: parameter('q'),
        otherwise: await compoundsOf(context, site),
        field: fieldOf(parameter('field')),
      }
      return answerPage(
        context,
        (page) => articleMediaOf(database, kind, wanted, page),
        wire,
        requestedPage(context, usualSize),
      )
    }),
  ofArticle: async ({ database, language, parameter }) => {
    const rows = await mediaOfArticle(database, kind, readId(parameter('articleId')) ?? -1)
    return data(rows.map((row) => wire(row, language)))
  },
  byId: async ({ database, language, parameter }) => {
    const id = readMediaId(parameter('id'))
    const rows = id === null ? [] : await mediaOfArticle(database, kind, id.articleId)
    const found = rows.find(({ position }) => position === id?.position)
    return data(found === undefined ? null : wire(found, language))
  },
})
