import type { UiLanguage } from '../language/ui-language.ts'
import { inOneLanguage } from '../language/localized.ts'
import { isLongList } from './folded-authors.ts'
import type { Article } from './article.ts'

/**
 * An article with authors, affiliations, column, funding and rights in the reader's language alone; what is shown in both stays in
 * both, and so do authors who are so many that they are looked through.
 */
export const articleInLanguage = (article: Article, language: UiLanguage): Article => {
  const inOne = {
    ...article,
    section: inOneLanguage(article.section, language),
    funding: inOneLanguage(article.funding, language),
    about: {
      ...article.about,
      copyright: inOneLanguage(article.about.copyright, language),
      licenseText: inOneLanguage(article.about.licenseText, language),
    },
  }
  return isLongList(article.contributors)
    ? inOne
    : {
        ...inOne,
        affiliations: article.affiliations.map((affiliation) => ({
          ...affiliation,
          name: inOneLanguage(affiliation.name, language),
        })),
        contributors: article.contributors.map((contributor) => ({
          ...contributor,
          name: inOneLanguage(contributor.name, language),
        })),
      }
}
