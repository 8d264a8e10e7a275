import type { UiLanguage } from '../language/ui-language.ts'
import { inOneLanguage } from '../language/localized.ts'
import { isLongList } from './folded-authors.ts'
import type { Article } from './article.ts'

/**
 * An article with authors, affiliations, column, funding, rights and publisher in the reader's language alone; what is shown in both stays in
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
      imprint: {
        ...article.about.imprint,
        publisher: inOneLanguage(article.about.imprint.publisher, language),
      },
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
