/** The first of these numbers of columns in which so many entries leave no hole; else the first of all. */
export const wholeColumns = (count: number, choices: readonly [number, ...number[]]): number =>
  choices.find((columns) => count > 0 && count % columns === 0) ?? Math.max(1, Math.min(count, choices[0]))

/** The first entries that fill whole rows of so many columns; all of them where they fill not even one. */
export const wholeRows = <T>(entries: readonly T[], columns: number): readonly T[] =>
  entries.length < columns ? entries : entries.slice(0, entries.length - (entries.length % columns))
