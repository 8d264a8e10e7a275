import { themeIds, themePreset, type ThemeId } from '@xuekan/core/site'
import { createTheme } from '@vanilla-extract/css'
import { colour } from './contract.css.ts'

const classOf = (id: ThemeId): string => {
  const preset = themePreset(id)
  return createTheme(
    colour,
    {
      primary: preset.primary,
      primaryHover: preset.hover,
      tint: preset.other,
      veil: preset.bgOpacity,
      bottomLine: preset.bottomLine,
    },
    `theme${id}`,
  )
}

/** One class a preset (C3.5). */
export const themeClass = Object.fromEntries(themeIds.map((id) => [id, classOf(id)])) as Readonly<
  Record<ThemeId, string>
>
