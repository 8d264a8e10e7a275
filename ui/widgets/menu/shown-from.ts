import {
  estimateTextWidth,
  hiddenBelow,
  menuBudget,
  menuGap,
  type Language,
  type MenuItem,
  type MenuSpace,
} from '@xuekan/core'
import {
  arrowWidth,
  besideMenu,
  longestName,
  menuFaces,
  moreArrowWidth,
  type MenuFace,
  type MenuVariant,
} from './menu-variant.ts'
import { steps } from './steps.ts'

/** 'always' fits every width of the bar; a step is the window's width from which an entry is shown; 'never' no step. */
export type ShownFrom = number | 'always' | 'never'

export interface MenuPlace extends Pick<MenuSpace, 'style' | 'sld'> {
  readonly variant: MenuVariant
  readonly language: Language
}

/** Room for the current entry, which is bold. */
const bold = 1.05

/**
 * From which width of the window each entry of the menu is in the bar, by estimate: what the page shows until its
 * entries can be measured, and all that it shows without scripts (C4.13).
 */
export function shownFrom(
  items: readonly MenuItem[],
  moreLabel: string,
  { variant, language, ...space }: MenuPlace,
): readonly ShownFrom[] {
  const face = menuFaces[variant][language]
  const widths = items.map(
    ({ label, children }) => wordsWidth(label, face) + (children.length > 0 ? arrowWidth : 0),
  )
  const moreWidth = wordsWidth(moreLabel, face) + moreArrowWidth
  return hiddenBelow(widths, moreWidth, menuGap).map((needed) => {
    const fits = (windowWidth: number): boolean =>
      Math.min(
        menuBudget({ ...space, windowWidth, fixed: false }),
        windowWidth - besideMenu(space.style, windowWidth),
      ) >= needed
    if (fits(steps[0] ?? 0)) return 'always'
    return steps.find(fits) ?? 'never'
  })
}

/** About how wide an entry is with its padding. Chinese characters are as wide in bold. */
function wordsWidth(label: string, { size, padding, tracking, capitals }: MenuFace): number {
  const words = capitals ? label.toUpperCase() : label
  const latin = ![...words].some((character) => character > '\u1fff')
  const letters = estimateTextWidth(words, size) * (latin ? bold : 1) + [...words].length * tracking * size
  return Math.min(letters, longestName * size) + 2 * padding
}
