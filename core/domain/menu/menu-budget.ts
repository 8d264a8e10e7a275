import type { HeaderStyle } from '../shell/header-config.ts'
import { siteTraits } from '../site/site-traits.ts'

/** Header styles whose navigation has a fixed width (C9.4). */
const fixedWidthStyles: readonly HeaderStyle[] = [2, 4, 6]
const fixedNavigationWidth = 1200
/** What a navigation without a width of its own leaves free at the window's sides. */
const windowMargin = 80

/** The header style whose navigation shares a row with the logo. */
const sharedRowStyle: HeaderStyle = 3
const sharedRowBudget = 650
const fixedHeaderMargin = 820
/** Header style 1 leaves so much of the window to other things. */
const firstStyleMargin = 180
const commonBudget = 1100

export interface MenuSpace {
  readonly style: HeaderStyle
  readonly sld: string
  /** In CSS pixels. */
  readonly windowWidth: number
  /** Whether the header is fixed at the top. */
  readonly fixed: boolean
}

/** Width of the navigation's container in CSS pixels (C9.4). */
export const navigationWidth = ({ style, sld, windowWidth }: MenuSpace): number =>
  siteTraits(sld).navigationWidth ??
  (fixedWidthStyles.includes(style) ? fixedNavigationWidth : windowWidth - windowMargin)

/** Width that the menu may fill before More, in CSS pixels (C9.3); never negative, 0 for a width that is none. */
export function menuBudget(space: MenuSpace): number {
  const width = Math.min(budgetOf(space), navigationWidth(space))
  return width > 0 ? width : 0
}

function budgetOf({ style, windowWidth, fixed }: MenuSpace): number {
  if (style === sharedRowStyle) return fixed ? windowWidth - fixedHeaderMargin : sharedRowBudget
  return style === 1 ? windowWidth - firstStyleMargin : commonBudget
}
