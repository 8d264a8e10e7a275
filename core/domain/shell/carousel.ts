/**
 * The slide that a number names among so many (C9.8): it wraps at both ends, so that one past the last is the first
 * and -1 the last. -1 when there is no slide. Total: a number that is no whole one is cut, one that is none is 0.
 */
export function slideAt(index: number, count: number): number {
  if (!(count >= 1 && Number.isFinite(count))) return -1
  const size = Math.floor(count)
  const whole = Number.isFinite(index) ? Math.trunc(index) : 0
  const rest = whole % size
  // Added to a negative rest alone: the sum of two large numbers is Infinity, and its rest NaN.
  return rest < 0 ? (rest + size) % size : Math.abs(rest)
}

export const nextSlide = (index: number, count: number): number => slideAt(index + 1, count)

export const previousSlide = (index: number, count: number): number => slideAt(index - 1, count)
