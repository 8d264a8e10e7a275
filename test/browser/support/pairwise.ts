/** Choices by name. */
export type Choices = Readonly<Record<string, readonly (string | number)[]>>
export type Row<C extends Choices> = { readonly [Name in keyof C]: C[Name][number] }

/**
 * Rows in which every two choices of different names stand together at least once: far fewer than all combinations.
 * Each row begins with a pair that is not covered yet, and takes for every other name the choice that covers most.
 * Of two names in `apart`, not every two choices have to stand together.
 */
export function pairwise<const C extends Choices>(
  choices: C,
  apart: readonly [keyof C & string, keyof C & string] | null = null,
): readonly Row<C>[] {
  const names = Object.keys(choices)
  const isApart = (a: string, b: string): boolean => apart?.includes(a) === true && apart.includes(b)
  const left = new Set(
    names.flatMap((a, at) =>
      names
        .slice(at + 1)
        .filter((b) => !isApart(a, b))
        .flatMap((b) =>
          (choices[a] ?? []).flatMap((one) => (choices[b] ?? []).map((other) => pairOf(a, one, b, other))),
        ),
    ),
  )
  const rows: Row<C>[] = []
  for (const first of left) {
    const row = new Map<string, string | number>(JSON.parse(first) as [string, string | number][])
    for (const name of names.filter((each) => !row.has(each))) {
      const covered = (choice: string | number): number =>
        [...row].filter(([other, chosen]) => left.has(inOrder(names, name, choice, other, chosen))).length
      const [best] = [...(choices[name] ?? [])].toSorted((a, b) => covered(b) - covered(a))
      if (best !== undefined) row.set(name, best)
    }
    for (const [a, one] of row) for (const [b, other] of row) left.delete(pairOf(a, one, b, other))
    rows.push(Object.fromEntries(row) as Row<C>)
  }
  return rows
}

const pairOf = (a: string, one: string | number, b: string, other: string | number): string =>
  JSON.stringify([
    [a, one],
    [b, other],
  ])

const inOrder = (
  names: readonly string[],
  a: string,
  one: string | number,
  b: string,
  other: string | number,
): string => (names.indexOf(a) < names.indexOf(b) ? pairOf(a, one, b, other) : pairOf(b, other, a, one))
