import type { UiLanguage } from '@xuekan/core'
import { stackedBelow, type HeaderStyle } from '@xuekan/core/site'

/** White on primary (style 1), ink on white (2, 3), letter-spaced (6), with panels for the second level (4). */
export type MenuVariant = 'bar' | 'plain' | 'spaced' | 'panel'

/** How an entry in the bar is set, in CSS pixels at the browser's default text size. */
export interface MenuFont {
  readonly size: number
  /** At each side of the words. */
  readonly padding: number
  /** Between letters, in em. */
  readonly tracking: number
  /** Latin letters as capitals. */
  readonly capitals: boolean
}

const even = (size: number, padding: number): MenuFont => ({ size, padding, tracking: 0, capitals: false })

/** Style sheets and the estimate before anything is measured read the same table. */
export const menuFonts: Readonly<Record<MenuVariant, Readonly<Record<UiLanguage, MenuFont>>>> = {
  bar: { zh: even(16, 18), en: even(15, 16) },
  plain: { zh: even(16, 14), en: even(15, 13) },
  spaced: {
    zh: { size: 15, padding: 16, tracking: 0.2, capitals: false },
    en: { size: 13, padding: 14, tracking: 0.08, capitals: true },
  },
  panel: { zh: even(16, 18), en: even(15, 16) },
}

/** The arrow of an entry with a second level, and that of More beside its word. */
export const arrowWidth = 14
export const moreArrowWidth = 20

/** An entry is never wider than so many em of its words; a longer name ends in an ellipsis. */
export const longestName = 16

/** The page's gutters, and what else the header of a style sets beside its menu. In style 1 the budget leaves enough. */
const gutters = 48
const container = 1200
const beside: Readonly<Record<HeaderStyle, number>> = {
  1: 0,
  2: gutters + 60,
  3: 640,
  4: gutters,
  5: gutters,
  6: gutters + 300,
}

/** What a menu that is not measured yet keeps clear of in a window of this width, in CSS pixels. */
export function besideMenu(style: HeaderStyle, windowWidth: number): number {
  if (style === 3 && windowWidth < stackedBelow) return gutters
  // the container ends before a wide window does, and the search stands at the end of the container
  if (style === 6) return beside[style] + Math.max(0, windowWidth - gutters - container)
  return beside[style]
}

/** Widths of the window, in CSS pixels, at which the menu can change before it is measured. The bar begins at the first. */
export const breakpoints: readonly number[] = Array.from({ length: 30 }, (_, index) => 768 + index * 40)
