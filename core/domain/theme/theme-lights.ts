import { contrastRatio } from './contrast-ratio.ts'
import { oklchOf, printOklch } from './oklch.ts'
import { veilOf, type ThemePreset } from './theme-presets.ts'

/** The lights beside a theme's own, which is black on white. */
export const themeLights = ['sepia', 'dark'] as const

export type ThemeLight = (typeof themeLights)[number]

/** Colours that all themes share in one light, under the names that they have on paper. */
export const lightNeutrals = {
  sepia: {
    ink: '#2a241c',
    secondInk: '#4c4336',
    thirdInk: '#5f5444',
    paper: '#f8f1e3',
    wash: '#f0e7d5',
    line: '#e2d7c1',
    controlBorder: '#8a7d69',
    mark: '#f3dfa0',
    alert: '#98231f',
    footer: '#ece2cf',
  },
  dark: {
    ink: '#e3e6ea',
    secondInk: '#bcc3cc',
    thirdInk: '#98a2af',
    paper: '#14181d',
    wash: '#1a1f26',
    line: '#2b323b',
    controlBorder: '#6f7b8a',
    mark: '#57481a',
    alert: '#f2938d',
    footer: '#101317',
  },
} as const satisfies Readonly<Record<ThemeLight, unknown>>

/** The colours of a theme in one light. On bar, fill and hover stands white. */
export interface LitTheme extends Omit<ThemePreset, 'id'> {
  /** A broad ground, such as the menu bar. */
  readonly bar: string
  /** The ground of an action. */
  readonly fill: string
}

/** Smallest contrast of a line that tells where one is. */
const lineContrast = 3

const white = '#ffffff'

/**
 * A theme in one light, of a preset or of a site's own colours: hue and character stay, lightness follows the ground.
 * Law: every contrast of what it gives is as large as it has to be, whichever the theme.
 */
export function litTheme(theme: ThemePreset, light: ThemeLight): LitTheme {
  const own = oklchOf(theme.primary)
  const at = (l: number, mostChroma: number): string =>
    printOklch({ l, c: Math.min(own.c, mostChroma), h: own.h })
  if (light === 'sepia') {
    const primary = own.l <= sepiaLightness ? theme.primary : at(sepiaLightness, own.c)
    return {
      primary,
      hover: theme.hover,
      other: sepiaTint,
      bgOpacity: veilOf(primary),
      bottomLine: theme.bottomLine,
      bar: theme.primary,
      fill: theme.primary,
    }
  }
  const primary = at(0.775, 0.105)
  const bar = at(0.335, 0.09)
  const hover = at(0.41, 0.115)
  const isSeen = [bar, hover].every((ground) => contrastRatio(theme.bottomLine, ground) >= lineContrast)
  return {
    primary,
    hover,
    other: at(0.265, 0.032),
    bgOpacity: veilOf(primary),
    bottomLine: isSeen ? theme.bottomLine : white,
    bar,
    fill: at(0.475, 0.125),
  }
}

/** The greatest lightness with which text can be read on every ground of this light. */
const sepiaLightness = 0.45
const sepiaTint = '#ede2cc'
