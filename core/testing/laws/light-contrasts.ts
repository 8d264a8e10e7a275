import { blend, contrastRatio } from '../../domain/theme/contrast-ratio.ts'
import type { ThemeContrast } from '../../domain/theme/theme-contrasts.ts'
import { lightNeutrals, litTheme, type ThemeLight } from '../../domain/theme/theme-lights.ts'
import { veilAlpha, type ThemePreset } from '../../domain/theme/theme-presets.ts'

const text = (use: string, front: string, back: string): ThemeContrast => ({
  use,
  ratio: contrastRatio(front, back),
  needed: 4.5,
})
const border = (use: string, front: string, back: string): ThemeContrast => ({
  ...text(use, front, back),
  needed: 3,
})

/** Every pair of colours that the shell and the pages draw with a theme in another light, with its contrast. */
export function lightContrasts(theme: ThemePreset, light: ThemeLight): readonly ThemeContrast[] {
  const { ink, secondInk, thirdInk, paper, wash, controlBorder, mark, alert, footer } = lightNeutrals[light]
  const { primary, hover, other, bottomLine, bar, fill } = litTheme(theme, light)
  const veil = blend(primary, veilAlpha, paper)
  const veilOverOther = blend(primary, veilAlpha, other)
  const inks = { ink, secondInk, thirdInk, primary }
  const grounds = { paper, wash, other, veil, 'veil over other': veilOverOther }
  return [
    ...Object.entries(inks).flatMap(([name, front]) =>
      Object.entries(grounds).map(([ground, back]) => text(`${name} on ${ground}`, front, back)),
    ),
    ...Object.entries({ bar, fill, hover }).map(([ground, back]) =>
      text(`white on ${ground}`, '#ffffff', back),
    ),
    text('ink on mark', ink, mark),
    text('alert on paper', alert, paper),
    text('paper on alert', paper, alert),
    text('paper on ink', paper, ink),
    text('secondInk on footer', secondInk, footer),
    text('thirdInk on footer', thirdInk, footer),
    border('bottomLine on bar', bottomLine, bar),
    border('bottomLine on hover', bottomLine, hover),
    border('controlBorder on paper', controlBorder, paper),
    border('controlBorder on other', controlBorder, other),
  ]
}
