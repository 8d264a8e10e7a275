/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export type Random = () => number

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the values, all alike. */
export function pick<T>(random: Random, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to pick from.')
  return value
}

/** One of the values, the first ones far more often, as words are in texts (Zipf's law). */
export function pickCommon<T>(random: Random, values: readonly T[]): T {
  const at = Math.floor((values.length + 1) ** random() - 1)
  return values[at] ?? pick(random, values)
}

export const pickMany = <T>(random: Random, values: readonly T[], count: number): readonly T[] =>
  Array.from({ length: count }, () => pickCommon(random, values))
