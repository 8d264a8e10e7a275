/** How the covers of n journals are laid out so that no row has a hole. */
export interface CoverGrid {
  readonly columns: number
  /** Whether the first cover stands over two columns and two rows. */
  readonly doubled: boolean
  /** Cells of the last row that no cover fills: the link to all journals takes them. */
  readonly holes: number
  /** The same on a phone, which has three columns. */
  readonly phoneHoles: number
}

const wholeRows = [
  { columns: 4, doubled: false },
  { columns: 4, doubled: true },
  { columns: 5, doubled: false },
] as const

/** Cells that a doubled cover takes beside its own. */
export const extraOfDouble = 3

export const phoneColumns = 3

/**
 * Up to five covers make one row, six two of three. More make whole rows of four, of four with the first one doubled,
 * or of five, whichever comes first; where none does, rows of four whose last holes are the link to all. Law: covers,
 * what doubling adds, and holes fill `columns` times a whole number of rows.
 */
export function coverGrid(count: number): CoverGrid {
  const phoneHoles = holesOf(count, Math.min(phoneColumns, Math.max(1, count)))
  if (count <= 5) return { columns: Math.max(1, count), doubled: false, holes: 0, phoneHoles }
  if (count === 6) return { columns: 3, doubled: false, holes: 0, phoneHoles }
  const whole = wholeRows.find(
    ({ columns, doubled }) => holesOf(count + (doubled ? extraOfDouble : 0), columns) === 0,
  )
  if (whole !== undefined) return { ...whole, holes: 0, phoneHoles }
  return { columns: 4, doubled: false, holes: holesOf(count, 4), phoneHoles }
}

const holesOf = (cells: number, columns: number): number => (columns - (cells % columns)) % columns
