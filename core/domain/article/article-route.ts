import type { UiLanguage } from '../language/ui-language.ts'
import type { ArticleRoute } from '../route/route.ts'
import type { ArticleSummary } from './article.ts'

/** Where an article's link leads: its DOI when it has one, else its id (C2.18). Both are known to every site. */
export const articleRoute = (
  { doi, id }: Pick<ArticleSummary, 'doi' | 'id'>,
  language: UiLanguage | null,
): ArticleRoute => ({
  page: 'article',
  language,
  siteId: null,
  by: doi === '' ? { kind: 'id', id } : { kind: 'doi', doi },
})
