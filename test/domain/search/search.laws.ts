import { highlightRanges, pageWindow, searchTermLimits, totalLabel, validateTerm } from '@xuekan/core'
import { arbitraryText, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const anyText = fc.oneof(arbitraryText, junkText)

describe('highlightRanges', () => {
  it('should give sorted ranges within the text that neither touch nor are empty', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 5 }), (text, words) => {
        let before = -1
        for (const { start, end } of highlightRanges(text, words)) {
          expect(start).toBeGreaterThan(before)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          before = end
        }
      }),
    )
  })

  it('should mark a word that stands alone wherever it stands', () => {
    const word = fc.constantFrom('river', 'Rivers', 'soliton', '水利', '孤子')
    fc.assert(
      fc.property(arbitraryText, word, arbitraryText, (before, one, after) => {
        const text = `${before} ${one} ${after}`
        const at = before.length + 1
        expect(
          highlightRanges(text, [one]).some(({ start, end }) => start <= at && end >= at + one.length),
        ).toBe(true)
      }),
    )
  })
})

describe('pageWindow', () => {
  it('should show first, last, current and neighbours in order, with gaps of two or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, pages) => {
        const current = Math.min(page, pages)
        const places = pageWindow(page, pages)
        expect(places.length).toBeLessThanOrEqual(9)
        for (const shown of [1, pages, current, Math.max(1, current - 2), Math.min(pages, current + 2)])
          expect(places).toContain(shown)
        for (const [index, place] of places.entries()) {
          const before = places[index - 1]
          const after = places[index + 1]
          const step = typeof before === 'number' ? Number(place) - before : 1
          expect(place === 'gap' ? Number(after) - Number(before) > 2 : step === 1).toBe(true)
        }
      }),
    )
  })

  it('should be harmless on junk', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -1)),
        fc.integer({ min: -5, max: 50 }),
        (page, pages) => {
          expect(pageWindow(page, pages).length).toBe(pages < 1 ? 0 : pageWindow(page, pages).length)
        },
      ),
    )
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
})

describe('validateTerm', () => {
  it('should take what is not blank and not longer than the limit [C5.1, C5.2]', () => {
    fc.assert(
      fc.property(
        junkText,
        fc.constantFrom(...Object.values(searchTermLimits)),
        fc.nat({ max: 200 }),
        (text, limit, length) => {
          const result = validateTerm(text + 'x'.repeat(length), limit)
          const term = (text + 'x'.repeat(length)).trim()
          const error = term === '' ? 'empty' : 'tooLong'
          const valid = term !== '' && term.length <= limit
          expect(result).toEqual(valid ? { ok: true, value: term } : { ok: false, error })
        },
      ),
    )
  })
})
