/**
 * How many characters are put in, left out, taken for another or swapped with their neighbour between two texts; more
 * than `most` is `most + 1`. Laws: the same both ways, 0 for equal texts alone, 1 for one slip of the keys.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [from, to] = [[...one], [...other]]
  if (Math.abs(from.length - to.length) > most) return most + 1
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, character] of from.entries()) {
    const next = [at + 1]
    for (const [place, wanted] of to.entries()) {
      const left = cell(next, place)
      const above = cell(row, place + 1)
      const kept = cell(row, place) + (character === wanted ? 0 : 1)
      const swaps = at > 0 && character === to[place - 1] && from[at - 1] === wanted
      const swapped = swaps ? cell(before, place - 1) + 1 : kept
      next.push(Math.min(left + 1, above + 1, kept, swapped))
    }
    ;[before, row] = [row, next]
  }
  return Math.min(cell(row, to.length), most + 1)
}

const cell = (row: readonly number[], at: number): number => row[at] ?? 0
