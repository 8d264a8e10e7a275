import type { UiLanguage } from '@xuekan/core'
import {
  type MenuItem,
  estimateTextWidth,
  hiddenBelow,
  menuBudget,
  menuGap,
  type MenuSpace,
} from '@xuekan/core/menu'
import {
  arrowWidth,
  besideMenu,
  breakpoints,
  longestName,
  menuFonts,
  moreArrowWidth,
  type MenuFont,
  type MenuVariant,
} from './menu-variant.ts'

/** 'always' fits every width of the bar; a step is the window's width from which an entry is shown; 'never' no step. */
export type VisibleFrom = number | 'always' | 'never'

export interface MenuPlace extends Pick<MenuSpace, 'style' | 'sld'> {
  readonly variant: MenuVariant
  readonly language: UiLanguage
}

/** Room for the current entry, which is bold. */
const bold = 1.05

/**
 * From which width of the window each entry of the menu is in the bar, by estimate: what the page shows until its
 * entries can be measured, and all that it shows without scripts (C4.13).
 */
export function visibleFrom(
  items: readonly MenuItem[],
  moreLabel: string,
  { variant, language, ...space }: MenuPlace,
): readonly VisibleFrom[] {
  const font = menuFonts[variant][language]
  const widths = items.map(
    ({ label, children }) => labelWidth(label, font) + (children.length > 0 ? arrowWidth : 0),
  )
  const moreWidth = labelWidth(moreLabel, font) + moreArrowWidth
  return hiddenBelow(widths, moreWidth, menuGap).map((needed) => {
    const fits = (windowWidth: number): boolean =>
      Math.min(
        menuBudget({ ...space, windowWidth, fixed: false }),
        windowWidth - besideMenu(space.style, windowWidth),
      ) >= needed
    if (fits(breakpoints[0] ?? 0)) return 'always'
    return breakpoints.find(fits) ?? 'never'
  })
}

/** About how wide an entry is with its padding. Chinese characters are as wide in bold. */
function labelWidth(label: string, { size, padding, tracking, capitals }: MenuFont): number {
  const words = capitals ? label.toUpperCase() : label
  const latin = ![...words].some((character) => character > '\u1fff')
  const letters = estimateTextWidth(words, size) * (latin ? bold : 1) + [...words].length * tracking * size
  return Math.min(letters, longestName * size) + 2 * padding
}
