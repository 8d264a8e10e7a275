import { articleRoute } from '../../../core/domain/article/article-route.ts'
import { pdfAddress, readPdfAddress } from '../../../core/domain/article/pdf-address.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { arbitraryDoi, arbitraryUiLanguage, arbitraryText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const identity = fc.oneof(
  arbitraryDoi.map((doi) => ({ doi, id: '7' })),
  fc.integer({ min: 1 }).map((id) => ({ doi: '', id: String(id) })),
  fc.constantFrom({ doi: '10.5555/a.pdf', id: '7' }, { doi: '', id: 'x.pdf' }),
)

describe('readPdfAddress', () => {
  it('should find the article again beside whose page the PDF lies, whatever the query [C9.12] [C2.15]', () => {
    fc.assert(
      fc.property(
        identity,
        arbitraryUiLanguage,
        fc.constantFrom('', '?a=1', '#page=2'),
        (article, language, end) => {
          const route = articleRoute(article, language)
          expect(readPdfAddress(pdfAddress(formatRoute(route)) + end)).toEqual(route)
          expect(readPdfAddress(pdfAddress(formatRoute(route) + end))).toEqual(route)
        },
      ),
    )
  })

  it('should take no page for a PDF, and answer for any text', () => {
    fc.assert(
      fc.property(identity, arbitraryUiLanguage, arbitraryText, (article, language, text) => {
        expect(readPdfAddress(formatRoute(articleRoute(article, language)))).toBe(null)
        expect(readPdfAddress(text)?.page ?? 'article').toBe('article')
      }),
    )
  })

  it('should know the ending in any letter case, and only articles', () => {
    expect(readPdfAddress('/zh/article/123.PDF')).toEqual({
      page: 'article',
      language: 'zh',
      siteId: null,
      by: { kind: 'id', id: '123' },
    })
    for (const other of [
      '/zh/home.pdf',
      '/files/a.pdf',
      '/zh/article.pdf',
      '/.pdf',
      '.pdf',
      '/zh/article/123?a=.pdf',
    ])
      expect(readPdfAddress(other)).toBe(null)
  })
})
