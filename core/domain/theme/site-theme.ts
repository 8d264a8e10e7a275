import { blend } from './contrast-ratio.ts'
import { hexColour } from './hex-colour.ts'
import { themeContrasts } from './theme-contrasts.ts'
import { veilOf, type ThemePreset } from './theme-presets.ts'

/** Colours of a site's own, of whatever form; what is absent or no colour follows from the others. */
export interface ThemeColours {
  readonly primary?: unknown
  readonly hover?: unknown
  readonly other?: unknown
  readonly bottomLine?: unknown
}

/**
 * A preset with a site's own colours (C3.1 colour to colour3, C3.5). Without a primary colour, and where anything that
 * is drawn with them could not be read, it is the preset.
 * Law: every contrast of what it gives is as large as it has to be.
 */
export function siteTheme(preset: ThemePreset, colours: ThemeColours): ThemePreset {
  const primary = hexColour(colours.primary)
  if (primary === null) return preset
  const theme = (tint: string): ThemePreset => ({
    id: preset.id,
    primary,
    hover: hexColour(colours.hover) ?? blend('#000000', 0.25, primary),
    other: tint,
    bgOpacity: veilOf(primary),
    bottomLine: hexColour(colours.bottomLine) ?? preset.bottomLine,
  })
  const own = hexColour(colours.other)
  const tints = own === null ? tintStrengths.map((alpha) => blend(primary, alpha, '#ffffff')) : [own]
  return tints.map(theme).find(isReadable) ?? preset
}

/** How much of the primary colour a tint holds: the most with which text on it can be read. */
const tintStrengths = [0.07, 0.05, 0.03, 0.01]

const isReadable = (theme: ThemePreset): boolean =>
  themeContrasts(theme).every(({ ratio, needed }) => ratio >= needed)

/** Whether both have the same colours. */
export const sameColours = (one: ThemePreset, other: ThemePreset): boolean =>
  (['primary', 'hover', 'other', 'bgOpacity', 'bottomLine'] as const).every(
    (name) => one[name] === other[name],
  )
