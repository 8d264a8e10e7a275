import type { GrayScope, Site, ThemeId } from '@xuekan/core/site'
import { gray } from './gray.css.ts'
import { themeClass } from './presets.css.ts'

/** The class of the root element: the site's preset, and no colour where the whole page is gray (C3.1, C3.5). */
export function rootClassOf(site: Pick<Site, 'themeId' | 'gray'> | null): string {
  const theme: ThemeId = site?.themeId ?? 1
  return site?.gray === 'page' ? `${themeClass[theme]} ${gray}` : themeClass[theme]
}

/** The class of the home page's content, which alone is gray where the scope is 'index' (C3.1). */
export const indexClassOf = (scope: GrayScope): string => (scope === 'index' ? `index ${gray}` : 'index')
