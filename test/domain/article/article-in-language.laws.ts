import { articleInLanguage } from '../../../core/domain/article/article-in-language.ts'
import type { Article } from '../../../core/domain/article/article.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import { inOneLanguage } from '../../../core/domain/language/localized.ts'
import { arbitraryArticle, arbitraryUiLanguage } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const named = (parts: readonly { readonly name: Article['title'] }[], language: UiLanguage) =>
  parts.map((part) => ({ ...part, name: inOneLanguage(part.name, language) }))

describe('articleInLanguage', () => {
  it('should leave column, funding and names in one language, and the rest as it is', () => {
    fc.assert(
      fc.property(arbitraryArticle, arbitraryUiLanguage, (article, language) => {
        expect(articleInLanguage(article, language)).toEqual({
          ...article,
          section: inOneLanguage(article.section, language),
          funding: inOneLanguage(article.funding, language),
          affiliations: named(article.affiliations, language),
          contributors: named(article.contributors, language),
        })
      }),
    )
  })
})
