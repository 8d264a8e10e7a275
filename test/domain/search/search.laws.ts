import { highlightRanges } from '../../../core/domain/search/highlight-ranges.ts'
import { pageWindow } from '../../../core/domain/search/page-window.ts'
import { countCap } from '../../../core/domain/search/search-result.ts'
import { validateTerm } from '../../../core/domain/search/search-term.ts'
import { totalLabel } from '../../../core/domain/search/total-label.ts'
import { arbitrarySearchResult, highlightLaws, pageWindowLaws, searchTermLaws } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('highlightRanges', () => {
  eachLaw(highlightLaws(highlightRanges))
})

describe('pageWindow', () => {
  eachLaw(pageWindowLaws(pageWindow))

  it('should count a page that is none as the first, and have nothing to show of no pages', () => {
    expect(pageWindow(NaN, 3)).toEqual([1, 2, 3])
    expect(pageWindow(1, NaN)).toEqual([])
  })
})

describe('totalLabel', () => {
  it('should be exact up to the cap', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), (total) => {
        expect(totalLabel(total)).toEqual(
          total <= 10_000 ? { count: total, more: false } : { count: 10_000, more: true },
        )
      }),
    )
  })

  it('is exact at the cap itself', () => {
    expect(totalLabel(countCap)).toEqual({ count: countCap, more: false })
    expect(totalLabel(countCap + 1)).toEqual({ count: countCap, more: true })
  })

  it('should never tell fewer than there are hits, nor promise more than the cap', () => {
    fc.assert(
      fc.property(arbitrarySearchResult, ({ hits, total }) => {
        const { count, more } = totalLabel(total)
        expect(count).toBeGreaterThanOrEqual(hits.length)
        expect(count).toBeLessThanOrEqual(countCap)
        expect(more).toBe(total > countCap)
      }),
    )
  })
})

describe('validateTerm [C5.1, C5.2]', () => {
  eachLaw(searchTermLaws(validateTerm))
})
