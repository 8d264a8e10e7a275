import type { HomeCell, HomeRow } from './plan-rows.ts'

/** How many entries a module has at hand, and the fewest that it may be cut to; null where it is not a list. */
export interface EntryRange {
  readonly least: number
  readonly most: number
}

/** What fitting needs to know of a module. */
export interface FitModule<T> {
  readonly range: (module: T) => EntryRange | null
  /** In pixels, with so many entries, in a column of so many twelfths. */
  readonly height: (module: T, entries: number, width: number) => number
  readonly cut: (module: T, entries: number) => T
}

interface Sized<T> {
  readonly module: T
  readonly range: EntryRange | null
  entries: number
}

/**
 * Cuts the lists of a row so that its columns end at about the same height: as low as the column with most to say
 * allows, and no lower than the one with least can reach. Laws: nothing is cut below its least, nor beyond what there
 * is; order and modules stay; a row of one column keeps its most.
 */
export function fitRow<T>(row: HomeRow<T>, fit: FitModule<T>): HomeRow<T> {
  const cells = row.map((cell) => ({ cell, sized: sizedOf(cell, fit) }))
  const least = cells.map(({ cell, sized }) => heightOf(cell, sized, fit))
  for (const { sized } of cells) for (const one of sized) one.entries = one.range?.most ?? 0
  if (cells.length > 1) {
    const most = cells.map(({ cell, sized }) => heightOf(cell, sized, fit))
    const aim = Math.max(...least, Math.min(...most))
    for (const { cell, sized } of cells) shrinkTo(aim, cell, sized, fit)
  }
  return cells.map(({ cell, sized }) => ({
    width: cell.width,
    modules: sized.map(({ module, range, entries }) => (range === null ? module : fit.cut(module, entries))),
  }))
}

const sizedOf = <T>({ modules }: HomeCell<T>, fit: FitModule<T>): Sized<T>[] =>
  modules.map((module) => {
    const range = fit.range(module)
    return { module, range, entries: range?.least ?? 0 }
  })

const heightOf = <T>({ width }: HomeCell<T>, sized: readonly Sized<T>[], fit: FitModule<T>): number =>
  sized.reduce((sum, { module, entries }) => sum + fit.height(module, entries, width), 0)

/** Takes one entry after another from the longest list of a column, for as long as that brings it nearer to the aim. */
function shrinkTo<T>(aim: number, cell: HomeCell<T>, sized: readonly Sized<T>[], fit: FitModule<T>): void {
  for (;;) {
    const before = heightOf(cell, sized, fit)
    const longest = sized
      .filter(({ range, entries }) => range !== null && entries > range.least)
      .toSorted((a, b) => b.entries - a.entries)[0]
    if (longest === undefined || before <= aim) return
    longest.entries -= 1
    if (Math.abs(heightOf(cell, sized, fit) - aim) > before - aim) {
      longest.entries += 1
      return
    }
  }
}
