import { litTheme, themeLights, type ThemePreset } from '@xuekan/core/site'
import { colour, vars } from './contract.css.ts'

/** 'var(--name)' as the name alone. */
const nameOf = (reference: string): string => /--[\w-]+/.exec(reference)?.[0] ?? ''

type Colours = Readonly<Record<string, string>>

const coloursOf = (theme: Omit<ThemePreset, 'id'>): Colours => ({
  [colour.primary]: theme.primary,
  [colour.primaryHover]: theme.hover,
  [colour.tint]: theme.other,
  [colour.veil]: theme.bgOpacity,
  [colour.bottomLine]: theme.bottomLine,
})

/** What a theme fills in a reader's own light. */
export const litColours = (theme: ReturnType<typeof litTheme>): Record<string, string> => ({
  ...coloursOf(theme),
  [vars.bar]: theme.bar,
  [vars.fill]: theme.fill,
})

const printed = (colours: Colours): string =>
  Object.entries(colours)
    .map(([reference, value]) => `${nameOf(reference)}:${value}`)
    .join(';')

/** The colours of a site that has others than its preset, in every light, as rules that win over the preset's class. */
export const siteThemeRule = (theme: ThemePreset): string => {
  const lit = (word: string, light: (typeof themeLights)[number]): string =>
    `:root[class][data-look~=${word}]{${printed(litColours(litTheme(theme, light)))}}`
  return [
    `:root[class]{${printed(coloursOf(theme))}}`,
    `@media screen{${themeLights.map((light) => lit(light, light)).join('')}}`,
    `@media screen and (prefers-color-scheme:dark){${lit('system', 'dark')}}`,
    '',
  ].join('\n')
}
