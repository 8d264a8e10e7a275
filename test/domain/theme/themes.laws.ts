import { blend, contrastRatio, themeContrasts, themeIds, themePreset } from '@xuekan/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('themePreset', () => {
  for (const id of themeIds) {
    it(`should keep 4.5:1 for texts and 3:1 for borders in preset ${id} [C3.5]`, () => {
      const failing = themeContrasts(themePreset(id)).filter(({ ratio, needed }) => ratio < needed)
      expect(failing).toEqual([])
    })
  }

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
    expect(() => contrastRatio('red', '#ffffff')).toThrow('Not a colour: red')
  })
})

describe('blend', () => {
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
