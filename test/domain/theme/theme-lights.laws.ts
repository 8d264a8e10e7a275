import { oklchOf, printOklch } from '../../../core/domain/theme/oklch.ts'
import { siteTheme } from '../../../core/domain/theme/site-theme.ts'
import { litTheme, themeLights } from '../../../core/domain/theme/theme-lights.ts'
import { themePreset } from '../../../core/domain/theme/theme-presets.ts'
import { themeIds } from '../../../core/domain/theme/theme.ts'
import { contrastRatio } from '../../../core/domain/theme/contrast-ratio.ts'
import { lightContrasts } from '../../../core/testing/laws/light-contrasts.ts'
import { arbitraryColour } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const light = fc.constantFrom(...themeLights)
const ownTheme = fc
  .record({ primary: arbitraryColour, hover: arbitraryColour, bottomLine: arbitraryColour })
  .map((colours) => siteTheme(themePreset(1), colours))

describe('litTheme', () => {
  it.each(themeLights.flatMap((each) => themeIds.map((id) => [each, id] as const)))(
    'keeps every text and border of the %s light readable with preset %i [C3.5]',
    (each, id) => {
      const tooLow = lightContrasts(themePreset(id), each).filter(({ ratio, needed }) => ratio < needed)
      expect(tooLow).toEqual([])
    },
  )

  it('should keep them readable with the own colours of any site [C3.1] [C3.5] [C7.10]', () => {
    fc.assert(
      fc.property(ownTheme, light, (theme, each) => {
        for (const { use, ratio, needed } of lightContrasts(theme, each))
          expect(ratio, use).toBeGreaterThanOrEqual(needed)
      }),
    )
  })

  it('should show that an action is pointed at', () => {
    fc.assert(
      fc.property(fc.constantFrom(...themeIds), light, (id, each) => {
        const { fill, hover, bar } = litTheme(themePreset(id), each)
        expect(contrastRatio(fill, hover)).toBeGreaterThan(1.1)
        expect(contrastRatio(bar, hover)).toBeGreaterThan(1.1)
      }),
    )
  })

  it('has the colours of the drawings', () => {
    expect(litTheme(themePreset(1), 'dark')).toEqual({
      primary: '#8ab8f8',
      hover: '#1a4987',
      other: '#1b2635',
      bgOpacity: 'rgba(138, 184, 248, 0.08)',
      bottomLine: '#e0bd5a',
      bar: '#133664',
      fill: '#2d5c9b',
    })
    expect(litTheme(themePreset(9), 'sepia')).toMatchObject({ primary: '#005992', bar: '#0f639f' })
    const dim = { ...themePreset(1), bottomLine: '#0b1a2e' }
    expect(litTheme(dim, 'dark').bottomLine).toBe('#ffffff')
  })
})

describe('printOklch', () => {
  it('should print what was read', () => {
    fc.assert(
      fc.property(arbitraryColour, (colour) => {
        expect(printOklch(oklchOf(colour))).toBe(colour.toLowerCase())
      }),
    )
  })

  it('should give a colour of the same lightness and hue where no screen has the one that is asked for', () => {
    const asked = { l: 0.5, c: 0.37, h: 2 }
    const { l, c, h } = oklchOf(printOklch(asked))
    expect([l, h]).toEqual([expect.closeTo(0.5, 2), expect.closeTo(2, 1)])
    expect(c).toBeGreaterThan(0.05)
    expect(c).toBeLessThan(asked.c)
    expect(printOklch({ l: 0, c: 0.2, h: 1 })).toBe('#000000')
  })
})
