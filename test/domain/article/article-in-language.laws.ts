import { articleInLanguage } from '../../../core/domain/article/article-in-language.ts'
import type { Article } from '../../../core/domain/article/article.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import { inOneLanguage, localise } from '../../../core/domain/language/localized.ts'
import { arbitraryArticle, arbitraryUiLanguage } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const named = (parts: readonly { readonly name: Article['title'] }[], language: UiLanguage) =>
  parts.map((part) => ({ ...part, name: inOneLanguage(part.name, language) }))

describe('articleInLanguage', () => {
  it('should leave column, funding, rights, publisher and names in one language, and the rest as it is', () => {
    fc.assert(
      fc.property(arbitraryArticle, arbitraryUiLanguage, (article, language) => {
        expect(articleInLanguage(article, language)).toEqual({
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
          affiliations: named(article.affiliations, language),
          contributors: named(article.contributors, language),
        })
      }),
    )
  })

  it('should change nothing that a page of the language shows', () => {
    fc.assert(
      fc.property(arbitraryArticle, arbitraryUiLanguage, (article, language) => {
        const shown = ({ section, funding, about, affiliations, contributors }: Article) =>
          [
            section,
            funding,
            about.copyright,
            about.licenseText,
            about.imprint.publisher,
            ...[...affiliations, ...contributors].map(({ name }) => name),
          ].map((text) => localise(text, language))
        expect(shown(articleInLanguage(article, language))).toEqual(shown(article))
      }),
    )
  })

  it('should leave authors who are looked through in both languages', () => {
    fc.assert(
      fc.property(arbitraryArticle, arbitraryUiLanguage, (article, language) => {
        const [author] = article.contributors
        fc.pre(author !== undefined)
        const many = { ...article, contributors: Array.from({ length: 13 }, () => author) }
        const { affiliations, contributors, funding } = articleInLanguage(many, language)
        expect({ affiliations, contributors }).toEqual({
          affiliations: many.affiliations,
          contributors: many.contributors,
        })
        expect(funding).toEqual(inOneLanguage(article.funding, language))
      }),
    )
  })
})
