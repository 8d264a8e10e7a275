import type { ThemeId } from './theme.ts'

/** The colours of one preset (C3.5). */
export interface ThemePreset {
  readonly id: ThemeId
  /** themeColorPrimary: the menu bar, actions, "you are here". */
  readonly primary: string
  /** themeColorHoverPrimary. */
  readonly hover: string
  /** otherColor: a tint for quiet surfaces. */
  readonly other: string
  /** bgOpacity: the primary colour as a veil, as a CSS colour with its alpha. */
  readonly bgOpacity: string
  /** bottomLineColor: the line under the current item on the primary colour. */
  readonly bottomLine: string
}

/** Alpha of every veil. */
export const veilAlpha = 0.08

const colours: Readonly<
  Record<ThemeId, readonly [primary: string, hover: string, other: string, line: string]>
> = {
  1: ['#1f4e8c', '#163a6a', '#eef3fa', '#e0bd5a'],
  2: ['#a8321f', '#842414', '#fbf1ee', '#f0c48a'],
  3: ['#17664a', '#0f4a35', '#edf5f1', '#dcc178'],
  4: ['#0e616d', '#094750', '#ebf4f5', '#eaba62'],
  5: ['#3b4496', '#2b3273', '#f0f1f9', '#e8b66c'],
  6: ['#702c60', '#532047', '#f7eff5', '#e4b9a5'],
  7: ['#7a5218', '#5b3c10', '#f8f3ea', '#ecd49b'],
  8: ['#3d4b5b', '#2b3642', '#f0f2f4', '#a3c9cf'],
  9: ['#0f639f', '#0b4a78', '#ebf4fa', '#f2c75f'],
  10: ['#8c4730', '#6a3423', '#f8f1ee', '#eac792'],
  11: ['#4c6021', '#384717', '#f3f5ec', '#dac675'],
}

/** The preset of a colorId (C3.5). */
export function themePreset(id: ThemeId): ThemePreset {
  const [primary, hover, other, bottomLine] = colours[id]
  return { id, primary, hover, other, bgOpacity: veilOf(primary), bottomLine }
}

/** A colour as a veil. `colour` is #rrggbb. */
export const veilOf = (colour: string): string => {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))
  return `rgba(${red}, ${green}, ${blue}, ${veilAlpha})`
}
