import {
  estimateTextWidth,
  hiddenBelow,
  menuBudget,
  menuGap,
  type MenuItem,
  type MenuSpace,
} from '@xuekan/core'
import { steps } from './steps.ts'

const fontSize = 15
const padding = 32
/** The arrow of an entry with a second level, and that of More. */
const arrow = 18
const moreArrow = 20

/** 'always' fits every width of the bar; a step is the window's width from which an entry is shown; 'never' no step. */
export type ShownFrom = number | 'always' | 'never'

/**
 * From which width of the window each entry of the menu is in the bar, by estimate: what the page shows until its
 * entries can be measured, and all that it shows without scripts (C4.13).
 */
export function shownFrom(
  items: readonly MenuItem[],
  moreLabel: string,
  space: Pick<MenuSpace, 'style' | 'sld'>,
): readonly ShownFrom[] {
  const widths = items.map(
    ({ label, children }) => estimateTextWidth(label, fontSize) + padding + (children.length > 0 ? arrow : 0),
  )
  const moreWidth = estimateTextWidth(moreLabel, fontSize) + padding + moreArrow
  return hiddenBelow(widths, moreWidth, menuGap).map((needed) => {
    const fits = (windowWidth: number): boolean =>
      menuBudget({ ...space, windowWidth, fixed: false }) >= needed
    if (fits(steps[0] ?? 0)) return 'always'
    return steps.find(fits) ?? 'never'
  })
}
