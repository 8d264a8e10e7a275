import { inOneLanguage } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { ArticleLink } from './article.ts'

/** What a link to an article needs, its title in one language. */
export const articleLinkIn = (
  { id, siteId, doi, title }: ArticleLink,
  language: UiLanguage,
): ArticleLink => ({
  id,
  siteId,
  doi,
  title: inOneLanguage(title, language),
})
