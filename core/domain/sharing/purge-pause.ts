/** Milliseconds. */
const first = 1_000
const longest = 300_000

/**
 * How long to wait before a shared cache is told again of what has changed, in milliseconds, after so many failures in a
 * row. Laws: it never shrinks, doubles at first, and stays at five minutes.
 */
export const purgePause = (failures: number): number =>
  Math.min(longest, first * 2 ** Math.min(Math.max(0, failures - 1), 20))
