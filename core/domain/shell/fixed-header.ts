import type { PageName } from '../route/route.ts'

/** What decides whether the header stays at the top of the window. */
export interface FixedHeaderState {
  readonly scrollTop: number
  /** In CSS pixels. */
  readonly headerHeight: number
  readonly page: PageName
  /** The header's own setting (isCeiling over ceiling). */
  readonly fixedOnScroll: boolean
}

/** Fixed once scrolled past its own height, never on article and thesis pages (C4.15), nor over both texts of an article. */
export const isHeaderFixed = ({ scrollTop, headerHeight, page, fixedOnScroll }: FixedHeaderState): boolean =>
  fixedOnScroll && page !== 'article' && page !== 'parallel' && scrollTop > headerHeight
