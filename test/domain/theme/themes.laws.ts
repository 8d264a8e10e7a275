import { blend, contrastRatio } from '../../../core/domain/theme/contrast-ratio.ts'
import { themeContrasts } from '../../../core/domain/theme/theme-contrasts.ts'
import { themePreset } from '../../../core/domain/theme/theme-presets.ts'
import { themeIds } from '../../../core/domain/theme/theme.ts'
import { arbitraryColour as colour, arbitraryThemePreset, themeLaws } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('themePreset [C3.5]', () => {
  eachLaw(themeLaws(themeIds.map(themePreset)))

  it('should be eleven different ones with all their colours [C3.5]', () => {
    const presets = themeIds.map(themePreset)
    expect(presets).toHaveLength(11)
    expect(new Set(presets.map(({ primary }) => primary)).size).toBe(11)
    expect(themePreset(1)).toEqual({
      id: 1,
      primary: '#1f4e8c',
      hover: '#163a6a',
      other: '#eef3fa',
      bgOpacity: 'rgba(31, 78, 140, 0.08)',
      bottomLine: '#e0bd5a',
    })
  })
})

describe('themeContrasts', () => {
  it('should have every pair of colours with its contrast and what it needs [C3.5]', () => {
    const rows = themeContrasts(themePreset(1)).map(({ use, ratio, needed }) => [
      use,
      ratio.toFixed(2),
      needed,
    ])
    expect(rows).toEqual([
      ['paper on primary', '8.31', 4.5],
      ['paper on hover', '11.37', 4.5],
      ['primary on paper', '8.31', 4.5],
      ['primary on wash', '7.75', 4.5],
      ['primary on other', '7.45', 4.5],
      ['primary on veil', '7.33', 4.5],
      ['primary on veil over other', '6.59', 4.5],
      ['ink on other', '14.85', 4.5],
      ['secondInk on other', '7.80', 4.5],
      ['thirdInk on other', '5.23', 4.5],
      ['thirdInk on veil over other', '4.62', 4.5],
      ['bottomLine on primary', '4.59', 3],
      ['bottomLine on hover', '6.28', 3],
      ['controlBorder on paper', '3.96', 3],
      ['controlBorder on other', '3.55', 3],
    ])
  })
})

describe('contrastRatio', () => {
  it('should be symmetric, and lie between 1 and 21', () => {
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        const ratio = contrastRatio(a, b)
        expect(ratio).toBe(contrastRatio(b, a))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })

  it('should be 21 for black on white, 1 for a colour on itself, and refuse what is no colour', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 10)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrastRatio('#1f4e8c', '#1f4e8c')).toBe(1)
    for (const wrong of ['red', '#1f4e8c80', 'a#1f4e8c'])
      expect(() => contrastRatio(wrong, '#ffffff')).toThrow(`Not a colour: ${wrong}`)
  })
})

describe('blend', () => {
  it('should lie between its two colours, in every part', () => {
    const parts = (one: string) => [1, 3, 5].map((at) => parseInt(one.slice(at, at + 2), 16))
    fc.assert(
      fc.property(colour, colour, fc.double({ min: 0, max: 1, noNaN: true }), (front, back, alpha) => {
        const [over, under, mixed] = [front, back, blend(front, alpha, back)].map(parts)
        for (const [index, value] of (mixed ?? []).entries()) {
          const ends = [over?.[index] ?? NaN, under?.[index] ?? NaN]
          expect(value).toBeGreaterThanOrEqual(Math.min(...ends))
          expect(value).toBeLessThanOrEqual(Math.max(...ends))
        }
      }),
    )
    expect(blend('#ff0000', 0.2, '#00ff00')).toBe('#33cc00')
    expect(blend('#0000ff', 0.2, '#ffffff')).toBe('#ccccff')
  })

  it('should keep the text of a page readable on the veil of every theme [C3.5]', () => {
    fc.assert(
      fc.property(arbitraryThemePreset, ({ primary }) => {
        expect(contrastRatio('#000000', blend(primary, 0.08, '#ffffff'))).toBeGreaterThan(15)
      }),
    )
  })

  it('should be the background at 0 and the colour at 1', () => {
    fc.assert(
      fc.property(colour, colour, (front, back) => {
        expect(blend(front, 0, back)).toBe(back)
        expect(blend(front, 1, back)).toBe(front)
      }),
    )
    expect(blend('#000000', 0.5, '#ffffff')).toBe('#808080')
  })
})
