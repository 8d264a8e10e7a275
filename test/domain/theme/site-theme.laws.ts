import { hexColour } from '../../../core/domain/theme/hex-colour.ts'
import { sameColours, siteTheme } from '../../../core/domain/theme/site-theme.ts'
import { themeContrasts } from '../../../core/domain/theme/theme-contrasts.ts'
import { themePreset } from '../../../core/domain/theme/theme-presets.ts'
import { themeColoursIn, themeStylesheet } from '../../../core/domain/theme/theme-stylesheet.ts'
import { themeIds } from '../../../core/domain/theme/theme.ts'
import { arbitraryColour } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const presets = themeIds.map(themePreset)
const preset = fc.constantFrom(...presets)
const colour = fc.oneof(
  { weight: 4, arbitrary: arbitraryColour },
  { weight: 1, arbitrary: fc.constantFrom(undefined, null, '', 'red', '#123', 'url(x)', 7) },
)
const colours = fc.record({ primary: colour, hover: colour, other: colour, bottomLine: colour })

describe('siteTheme', () => {
  it('should keep every contrast as large as it has to be, whatever the colours are [C3.5] [C7.10]', () => {
    fc.assert(
      fc.property(preset, colours, (base, own) => {
        for (const { use, ratio, needed } of themeContrasts(siteTheme(base, own)))
          expect(ratio, use).toBeGreaterThanOrEqual(needed)
      }),
    )
  })

  it('should be the preset where no colour is given, and where one could not be read [C3.5]', () => {
    for (const base of presets) {
      expect(siteTheme(base, {})).toBe(base)
      expect(siteTheme(base, { hover: '#000000', bottomLine: '#ffffff' })).toBe(base)
      expect(siteTheme(base, { primary: '#ffe100' })).toBe(base)
      expect(siteTheme(base, { primary: '#004488', other: '#004488' })).toBe(base)
    }
  })

  it('should take colours that can be read, and make the others from the first [C3.1] [C3.5]', () => {
    const base = themePreset(1)
    expect(
      siteTheme(base, { primary: '#048', hover: '#003366', other: '#EEF4FF', bottomLine: '#ffcc66' }),
    ).toEqual({
      id: 1,
      primary: '#004488',
      hover: '#003366',
      other: '#eef4ff',
      bgOpacity: 'rgba(0, 68, 136, 0.08)',
      bottomLine: '#ffcc66',
    })
    const alone = siteTheme(base, { primary: '#7a1f3d' })
    expect([alone.hover, alone.other, alone.bottomLine]).toEqual(['#5c172e', '#f8f4f5', base.bottomLine])
  })
})

describe('themeColoursIn', () => {
  it('should read what themeStylesheet prints [C7.10]', () => {
    fc.assert(
      fc.property(preset, preset, (one, base) => {
        const read = siteTheme(base, themeColoursIn(themeStylesheet(one)))
        expect(sameColours(read, one)).toBe(true)
        expect(sameColours(read, base)).toBe(one.id === base.id)
      }),
    )
  })

  it('should read no colour from any other text, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.lorem()), (text) => {
        expect(Object.values(themeColoursIn(text)).every((one) => one === undefined)).toBe(true)
      }),
    )
    expect(themeColoursIn(':root{--theme-color-primary:url(https://evil.example)}').primary).toBeUndefined()
    expect(themeColoursIn('--x-theme-color-primary:#123456;').primary).toBeUndefined()
    expect(themeColoursIn(':root{--theme-color-primary:#111111;--theme-color-primary:#222}').primary).toBe(
      '#222',
    )
  })
})

describe('hexColour', () => {
  it('should read both forms, and nothing else', () => {
    expect([' #Abc ', '#A1B2C3'].map(hexColour)).toEqual(['#aabbcc', '#a1b2c3'])
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(hexColour(raw) ?? '#000000').toMatch(/^#[\da-f]{6}$/)
      }),
    )
  })
})
