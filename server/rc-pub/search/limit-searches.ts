import type { SearchEngine } from './search-engine.ts'

/** More searches wait than can be answered soon. */
export class TooManySearches extends Error {}

export interface SearchLimits {
  /** Searches that run at once: fewer than a store has connections, so that some are left for pages. */
  readonly atOnce: number
  /** Searches that may wait for their turn. */
  readonly waiting: number
}

export const standardSearchLimits: SearchLimits = { atOnce: 4, waiting: 100 }

/** Lets a few searches run at once and the others wait in order; refuses those for whom too many wait already. */
export function limitSearches(engine: SearchEngine, { atOnce, waiting }: SearchLimits): SearchEngine {
  const queue: (() => void)[] = []
  let running = 0
  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (queue.length >= waiting) return Promise.reject(new TooManySearches('too many searches wait'))
    return new Promise((resolve) => queue.push(resolve))
  }
  return {
    read: async (work) => {
      await turn()
      try {
        return await engine.read(work)
      } finally {
        const next = queue.shift()
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
