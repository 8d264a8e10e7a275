import { get } from './endpoint.ts'
import { articlesAnswer } from './article.ts'

/** C7.16: rankings. `type` is visits (also views), downloads or citations. */
export const rankEndpoints = {
  mostRead: get('rank/getArticles', ['siteId', 'type', 'period', 'size'], articlesAnswer, {
    summary:
      "The articles of a site's journals with the most visits, downloads or citations, over all time or a period. Citations count whole, of what appeared within the period.",
  }),
} as const
