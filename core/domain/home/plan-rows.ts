/** Twelfths that make a row. */
export const wholeRow = 12

/** Where a module stands: its twelfths, and whether it is below the one before it in the same column. */
export interface PlacedModule {
  readonly width: number
  readonly below: boolean
}

/** One column of a row, with its modules from top to bottom; never empty. */
export interface HomeCell<T> {
  readonly width: number
  readonly modules: readonly T[]
}

export type HomeRow<T> = readonly HomeCell<T>[]

/**
 * An arrangement as rows that are closed: a row takes columns for as long as they fit. A module without content is left
 * out; the width of a column that is left without any goes to the column before it, or where it was the first to the
 * one behind it. A row of equal columns stays one of equal columns where twelve can be parted so. Laws: the widths of
 * each row add up to twelve; every module with content stands once, in its order; no column is narrower than it asked.
 */
export function planRows<T extends PlacedModule>(
  arranged: readonly T[],
  hasContent: (module: T) => boolean,
): readonly HomeRow<T>[] {
  return rowsOf(cellsOf(arranged))
    .map((row) =>
      row.map(({ width, modules }) => ({ width, modules: modules.filter((module) => hasContent(module)) })),
    )
    .map(closeRow)
    .filter((row) => row.length > 0)
}

function cellsOf<T extends PlacedModule>(arranged: readonly T[]): readonly HomeCell<T>[] {
  const cells: { readonly width: number; readonly modules: T[] }[] = []
  for (const module of arranged) {
    const last = cells.at(-1)
    if (module.below && last !== undefined) last.modules.push(module)
    else cells.push({ width: twelfths(module.width), modules: [module] })
  }
  return cells
}

const twelfths = (width: number): number =>
  Number.isInteger(width) && width >= 1 && width < wholeRow ? width : wholeRow

function rowsOf<T>(cells: readonly HomeCell<T>[]): readonly HomeRow<T>[] {
  const rows: HomeCell<T>[][] = []
  let room = 0
  for (const cell of cells) {
    if (cell.width > room) {
      rows.push([])
      room = wholeRow
    }
    rows.at(-1)?.push(cell)
    room -= cell.width
  }
  return rows
}

/** Gives the width of columns without modules, and what is left of the row, to columns with some. */
function closeRow<T>(row: HomeRow<T>): HomeRow<T> {
  const filled = row.filter(({ modules }) => modules.length > 0)
  const even = wholeRow / filled.length
  if (Number.isInteger(even) && row.every(({ width }) => width === row[0]?.width)) {
    return filled.map((cell) => ({ ...cell, width: Math.max(even, cell.width) }))
  }
  const closed: HomeCell<T>[] = []
  let spare = 0
  for (const cell of row) {
    const last = closed.pop()
    if (cell.modules.length === 0) {
      if (last === undefined) spare += cell.width
      else closed.push({ ...last, width: last.width + cell.width })
    } else {
      if (last !== undefined) closed.push(last)
      closed.push({ ...cell, width: cell.width + spare })
      spare = 0
    }
  }
  const last = closed.pop()
  if (last === undefined) return []
  const others = closed.reduce((sum, { width }) => sum + width, 0)
  return [...closed, { ...last, width: wholeRow - others }]
}
