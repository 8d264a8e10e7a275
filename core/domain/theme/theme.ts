import { present } from '../text/present.ts'

/** The eleven presets (C3.5). Their colours stand in `theme-presets.ts`. */
export const themeIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

export type ThemeId = (typeof themeIds)[number]

/** Reads a colorId of any type; what is not one of the eleven becomes the first. */
export function themeIdOf(raw: unknown): ThemeId {
  const number = Number(present(raw))
  return themeIds.find((id) => id === number) ?? 1
}
