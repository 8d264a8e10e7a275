import { localise } from '@xuekan/core'
import { basketEntryOf, citeAs } from '@xuekan/core/citation'
import { asSiteId } from '@xuekan/core/site'
import { requestedArticles } from '../articles/requested-articles.ts'
import { data, orNull, type HandlersOf } from '../endpoint-handler.ts'
import { citedArticle } from './cited-article.ts'

/** C7.9: citations of the articles of a basket. */
export const citationHandlers: HandlersOf<'batchCitations'> = {
  batchCitations: async ({ database, language, parameter }) => {
    const requested = await requestedArticles(database, parameter('ids'))
    if (requested.kind === 'refused') return requested
    return data(
      requested.data.map((row, index) => {
        const article = citedArticle(row)
        const { title, source } = basketEntryOf({ ...article, siteId: asSiteId(String(row.siteId)) })
        return {
          id: article.id,
          resName: orNull(localise(title, language)),
          resString: orNull(localise(source, language)),
          quote: orNull(citeAs(article, 'zh')),
          transQuote: orNull(citeAs(article, 'en')),
          sortId: index + 1,
        }
      }),
    )
  },
}
