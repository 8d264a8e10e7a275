import type { UiLanguage } from '../language/ui-language.ts'
import { inOneLanguage } from '../language/localized.ts'
import type { Article } from './article.ts'

/** An article with affiliations, column and funding in the reader's language alone; what is shown in both stays in both. */
export const articleInLanguage = (article: Article, language: UiLanguage): Article => ({
  ...article,
  section: inOneLanguage(article.section, language),
  funding: inOneLanguage(article.funding, language),
  affiliations: article.affiliations.map((affiliation) => ({
    ...affiliation,
    name: inOneLanguage(affiliation.name, language),
  })),
  contributors: article.contributors.map((contributor) => ({
    ...contributor,
    name: inOneLanguage(contributor.name, language),
  })),
})
