/** Looks in a row after which a delay is one that lasts: what takes long once, such as a start, is over by then. */
const looks = 3

/** Samples of the delay between two looks. */
const samples = 10

export interface LastingDelay {
  /** @param delay the mean delay of the event loop since the last look, in milliseconds */
  readonly look: (delay: number) => void
  /** Whether the delay was above the bar at each of the last three looks. */
  readonly lasts: () => boolean
  /** Forgets what was. */
  readonly begin: () => void
}

/** Tells a portal that has too much to do from one that did something long: the latter answers at once again. */
export function createLastingDelay(bar: number): LastingDelay {
  let long = 0
  return {
    look: (delay) => {
      long = delay > bar ? long + 1 : 0
    },
    lasts: () => long >= looks,
    begin: () => {
      long = 0
    },
  }
}

/**
 * Tells at each look the mean delay of the event loop since the last one, in milliseconds. Node's own histogram of it
 * loses the first step after each reset, which is every step where each takes longer than an interval.
 * @param interval milliseconds between two looks where nothing is late
 * @returns ends it
 */
export function measureDelay(interval: number, look: (delay: number) => void): () => void {
  const between = interval / samples
  let last = performance.now()
  let [sum, count] = [0, 0]
  const sampling = setInterval(() => {
    const now = performance.now()
    sum += Math.max(0, now - last - between)
    count += 1
    last = now
  }, between).unref()
  const looking = setInterval(() => {
    if (count > 0) look(sum / count)
    sum = 0
    count = 0
  }, interval).unref()
  return () => {
    clearInterval(sampling)
    clearInterval(looking)
  }
}
