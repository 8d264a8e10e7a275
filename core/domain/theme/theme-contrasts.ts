import { blend, contrastRatio } from './contrast-ratio.ts'
import { veilAlpha, type ThemePreset } from './theme-presets.ts'

/** Colours that all presets share. */
export const neutralColours = {
  ink: '#1b1f24',
  secondInk: '#434c58',
  thirdInk: '#5c6673',
  paper: '#ffffff',
  wash: '#f6f7f9',
  controlBorder: '#76818f',
} as const

/** Smallest contrast of text, and of large text and borders of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const textContrast = 4.5
const borderContrast = 3

export interface ThemeContrast {
  /** What stands on what, such as 'primary on other'. */
  readonly use: string
  readonly ratio: number
  readonly needed: number
}

/** Every pair of colours that the shell and the pages draw with a preset, with its contrast (C3.5). */
export function themeContrasts({ primary, hover, other, bottomLine }: ThemePreset): readonly ThemeContrast[] {
  const { ink, secondInk, thirdInk, paper, wash, controlBorder } = neutralColours
  const veil = blend(primary, veilAlpha, paper)
  const veilOverOther = blend(primary, veilAlpha, other)
  const text = (use: string, front: string, back: string): ThemeContrast => ({
    use,
    ratio: contrastRatio(front, back),
    needed: textContrast,
  })
  const border = (use: string, front: string, back: string): ThemeContrast => ({
    ...text(use, front, back),
    needed: borderContrast,
  })
  return [
    text('paper on primary', paper, primary),
    text('paper on hover', paper, hover),
    text('primary on paper', primary, paper),
    text('primary on wash', primary, wash),
    text('primary on other', primary, other),
    text('primary on veil', primary, veil),
    text('primary on veil over other', primary, veilOverOther),
    text('ink on other', ink, other),
    text('secondInk on other', secondInk, other),
    text('thirdInk on other', thirdInk, other),
    text('thirdInk on veil over other', thirdInk, veilOverOther),
    border('bottomLine on primary', bottomLine, primary),
    border('bottomLine on hover', bottomLine, hover),
    border('controlBorder on paper', controlBorder, paper),
    border('controlBorder on other', controlBorder, other),
  ]
}
