/**
 * How many of the first items are shown; the others move into More (C4.13). Widths, gap and budget are CSS pixels.
 * Laws: shown and More partition the items in order; what is shown fits, More's own width included when anything
 * overflows; no larger number fits; a larger budget never shows fewer; no More when all fit. Junk is harmless:
 * a width that is negative or no number counts as 0, such a budget as 0.
 */
export function planOverflow(widths: readonly number[], moreWidth: number, budget: number, gap = 0): number {
  const space = length(budget)
  const between = length(gap)
  const more = length(moreWidth)
  let shown = 0
  let end = 0
  for (const [index, width] of widths.entries()) {
    end += length(width)
    if (end + between + more <= space) shown = index + 1
    if (end > space) return shown
    end += between
  }
  return widths.length
}

/** For each item the smallest budget at which it is shown, rounded up to a multiple of `step` (CSS pixels). */
export function hiddenBelow(
  widths: readonly number[],
  moreWidth: number,
  gap = 0,
  step = 1,
): readonly number[] {
  const between = length(gap)
  const more = length(moreWidth)
  let start = 0
  let end = 0
  const ends = widths.map((width) => {
    end = start + length(width)
    start = end + between
    return end
  })
  return ends.map((own) => Math.ceil(Math.min(end, own + between + more) / step) * step)
}

const length = (raw: number): number => (raw > 0 ? raw : 0)
