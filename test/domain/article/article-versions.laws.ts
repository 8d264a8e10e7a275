import { articleNeighbours } from '../../../core/domain/article/article-neighbours.ts'
import type { IssueSection } from '../../../core/domain/article/article.ts'
import { versionLabel } from '../../../core/domain/article/version-label.ts'
import { localise } from '../../../core/domain/language/localized.ts'
import { arbitraryArticleSummary, arbitraryUiLanguage } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('versionLabel', () => {
  it('should be a proof for any value above -1 except 0, counted from the first [C3.13]', () => {
    const version = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double({ min: -3, max: 12 }))
    fc.assert(
      fc.property(version, (code) => {
        const label = versionLabel(code)
        const isProof = code > -1 && code !== 0
        expect(label?.kind).toBe(code === -1 ? 'accepted' : isProof ? 'proof' : undefined)
        const ordinal = label?.kind === 'proof' ? label.ordinal : null
        expect(ordinal).toBe(isProof ? Math.max(1, Math.floor(code)) : null)
      }),
    )
  })
})

describe('articleNeighbours', () => {
  const issue: fc.Arbitrary<readonly IssueSection[]> = fc
    .array(fc.array(arbitraryArticleSummary, { maxLength: 4 }), { maxLength: 4 })
    .map((columns) => {
      let count = 0
      return columns.map((articles) => ({
        name: '',
        articles: articles.map((article) => ({ ...article, id: String((count += 1)) })),
      }))
    })

  it('should follow the contents of the issue over the ends of its columns', () => {
    fc.assert(
      fc.property(issue, arbitraryUiLanguage, (sections, language) => {
        const all = sections.flatMap(({ articles }) => articles)
        all.forEach((article, index) => {
          const { previous, next } = articleNeighbours(sections, article.id, language)
          expect(previous?.id).toBe(all[index - 1]?.id)
          expect(next?.id).toBe(all[index + 1]?.id)
        })
        expect(articleNeighbours(sections, '0', language)).toEqual({ previous: null, next: null })
      }),
    )
  })

  it('should hold what a link needs, with the title that is shown alone', () => {
    fc.assert(
      fc.property(arbitraryArticleSummary, arbitraryUiLanguage, (article, language) => {
        const columns = [{ name: '', articles: [{ ...article, id: 'a' }, article] }]
        const { next } = articleNeighbours(columns, 'a', language)
        expect(next).toEqual({
          id: article.id,
          siteId: article.siteId,
          doi: article.doi,
          title: next?.title,
        })
        if (next === null) return
        expect(localise(next.title, language)).toBe(localise(article.title, language))
        expect([next.title.zh, next.title.en]).toContain('')
      }),
    )
  })
})
