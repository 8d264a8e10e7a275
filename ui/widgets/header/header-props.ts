export interface HeaderProps {
  /** Scrolled past its own height, on a page where it follows (C4.15). */
  readonly fixed: boolean
}
