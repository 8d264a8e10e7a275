import type { ThemePreset } from '@xuekan/core/site'
import { colour } from './contract.css.ts'

/** 'var(--name)' as the name alone. */
const nameOf = (reference: string): string => /--[\w-]+/.exec(reference)?.[0] ?? ''

/** The colours of a site that has others than its preset, as a rule that wins over the preset's class. */
export const siteThemeRule = (theme: ThemePreset): string => {
  const values = {
    [colour.primary]: theme.primary,
    [colour.primaryHover]: theme.hover,
    [colour.tint]: theme.other,
    [colour.veil]: theme.bgOpacity,
    [colour.bottomLine]: theme.bottomLine,
  }
  const declared = Object.entries(values).map(([reference, value]) => `${nameOf(reference)}:${value}`)
  return `:root[class]{${declared.join(';')}}\n`
}
