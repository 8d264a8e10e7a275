import type { HeaderStyle } from './header-config.ts'

/** Heights of the parts of the six headers in a window wider than a phone's, their lines included, in CSS pixels. */
export const headerSizes = {
  1: { row: 112, menu: 52 },
  /** The banner has 175/683 of the window's width (C9.7); the band stands where a site has no picture. */
  2: { band: 168, menu: 64 },
  /** Where the window has no room for logo and menu side by side, the menu has a row of its own. */
  3: { row: 76, fixed: 60, stackedRow: 68, stackedMenu: 52 },
  4: { row: 116, menu: 57 },
  5: { row: 72, fixed: 60 },
  6: { rules: 31, masthead: 144, menu: 54 },
} as const

/** Height of the strip with the site's own links: above a wide header, above that of a group, and on a phone. */
export const stripSizes = { wide: 36, group: 40, phone: 44 } as const

/** Below so many CSS pixels of width the menu of style 3 has a row of its own. */
export const stackedBelow = 1280

/** Height of a phone's bar and of the lines at its edges, in CSS pixels. */
export const phoneBarSizes: Readonly<Record<HeaderStyle, { readonly bar: number; readonly lines: number }>> =
  {
    1: { bar: 60, lines: 3 },
    2: { bar: 60, lines: 1 },
    3: { bar: 60, lines: 1 },
    4: { bar: 60, lines: 2 },
    5: { bar: 60, lines: 1 },
    6: { bar: 64, lines: 8 },
  }

/** What the taller header of some sites adds, in CSS pixels (C1.9). */
export const tallerBy = 8
