import { contrastRatio } from '../../domain/theme/contrast-ratio.ts'
import { themeContrasts } from '../../domain/theme/theme-contrasts.ts'
import { veilAlpha, type ThemePreset } from '../../domain/theme/theme-presets.ts'
import { themeLights } from '../../domain/theme/theme-lights.ts'
import { holds, same } from './expectation.ts'
import { lawOfEach, type Law } from './law.ts'
import { lightContrasts } from './light-contrasts.ts'

/** The colours of a preset, whatever its number. */
export type ThemeColours = Omit<ThemePreset, 'id'>

const colour = /^#[\da-f]{6}$/i

const isWhole = ({ primary, hover, other, bottomLine }: ThemeColours): boolean =>
  [primary, hover, other, bottomLine].every((value) => colour.test(value))

const veilOf = (primary: string): string => {
  const parts = [1, 3, 5].map((start) => parseInt(primary.slice(start, start + 2), 16))
  return `rgba(${[...parts, veilAlpha].join(', ')})`
}

/** What holds of theme presets, the portal's own or those of a site (C3.5). Contrasts are those of WCAG 2.2 AA. */
export function themeLaws(presets: readonly ThemeColours[]): readonly Law[] {
  const whole = presets.filter(isWhole)
  return [
    lawOfEach('should have colours of the form #rrggbb', ['C3.5'], presets, (preset) => {
      for (const name of ['primary', 'hover', 'other', 'bottomLine'] as const)
        holds(colour.test(preset[name]), `${name} is ${preset[name]}`)
    }),
    lawOfEach('should keep 4.5:1 for texts and 3:1 for borders', ['C3.5'], whole, (preset) => {
      for (const { use, ratio, needed } of themeContrasts({ ...preset, id: 1 }))
        holds(ratio >= needed, `${use} has ${ratio.toFixed(2)}:1, and needs ${needed}:1`)
    }),
    ...themeLights.map((light) =>
      lawOfEach(
        `should keep 4.5:1 for texts and 3:1 for borders in ${light} light`,
        ['C3.5'],
        whole,
        (preset) => {
          for (const { use, ratio, needed } of lightContrasts({ ...preset, id: 1 }, light))
            holds(ratio >= needed, `${use} has ${ratio.toFixed(2)}:1, and needs ${needed}:1`)
        },
      ),
    ),
    lawOfEach('should show that a control is pointed at', ['C3.5'], whole, ({ primary, hover }) => {
      holds(contrastRatio(primary, hover) >= 1.1, `${hover} looks like ${primary}`)
    }),
    lawOfEach('should have its primary colour as its veil', ['C3.5'], whole, ({ primary, bgOpacity }) => {
      same(bgOpacity, veilOf(primary), 'the veil')
    }),
    lawOfEach('should have a primary colour that no other has', ['C3.5'], presets, (preset) => {
      const alike = presets.filter(({ primary }) => primary.toLowerCase() === preset.primary.toLowerCase())
      same(alike.length, 1, `the number of presets with ${preset.primary}`)
    }),
  ]
}
