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
