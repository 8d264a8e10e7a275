import { asSiteId, basketEntryOf, citeAs, localise } from '@xuekan/core'
import { askedArticles } from '../articles/asked-articles.ts'
import { data, orNull, type HandlersOf } from '../call-handler.ts'
import { citedArticle } from './cited-article.ts'

/** C7.9: citations of the articles of a basket. */
export const citationHandlers: HandlersOf<'batchCitations'> = {
  batchCitations: async ({ database, language, parameter }) => {
    const asked = await askedArticles(database, parameter('ids'))
    if (asked.kind === 'refused') return asked
    return data(
      asked.data.map((row, index) => {
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
