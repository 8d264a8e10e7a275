import { siteTraits } from '../site/site-traits.ts'

/** Height of the header above the page in CSS pixels: a row of 112 with the logo, a bar of 52 with the menu. */
export const headerHeight = 164

/** What the taller header of some sites adds, in CSS pixels (C1.9). */
export const tallerBy = 8

export const headerHeightOf = (sld: string): number =>
  headerHeight + (siteTraits(sld).tallerHeader ? tallerBy : 0)
