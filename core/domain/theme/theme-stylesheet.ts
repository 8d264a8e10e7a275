import type { ThemeColours } from './site-theme.ts'
import type { ThemePreset } from './theme-presets.ts'

/** The colours of a preset as custom properties of the page, under the names that they have in the product (C7.10). */
export const themeStylesheet = ({ primary, hover, other, bgOpacity, bottomLine }: ThemePreset): string =>
  `:root {
  --theme-color-primary: ${primary};
  --theme-color-hover-primary: ${hover};
  --other-color: ${other};
  --bg-opacity: ${bgOpacity};
  --bottom-line-color: ${bottomLine};
}
`

/**
 * The colours that a stylesheet from elsewhere gives under those names (C7.10); nothing else of it is looked at. Of a
 * name that stands there twice the last counts. Law: of `themeStylesheet(preset)` they are the preset's. Total.
 */
export function themeColoursIn(stylesheet: string): ThemeColours {
  const colour = (name: string): string | undefined =>
    [
      ...stylesheet.matchAll(new RegExp(`(?:^|[\\s{;])--${name}\\s*:\\s*(#[\\da-f]{3,8})(?=\\s*[;}])`, 'gi')),
    ].at(-1)?.[1]
  return {
    primary: colour('theme-color-primary'),
    hover: colour('theme-color-hover-primary'),
    other: colour('other-color'),
    bottomLine: colour('bottom-line-color'),
  }
}
