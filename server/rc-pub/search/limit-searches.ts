import type { ArticleIndex } from './article-index.ts'
import { SearchRefused } from './search-refused.ts'

export interface SearchLimits {
  /** Searches that run at once: fewer than a store has connections, so that some are left for pages. */
  readonly atOnce: number
  /** Searches that may wait for their turn. */
  readonly waiting: number
}

export const standardSearchLimits: SearchLimits = { atOnce: 4, waiting: 100 }

/**
 * Lets a few searches run at once and the others wait in order; refuses those for whom too many wait already. What a
 * reader sees while typing is quick and waits for nobody.
 */
export function limitSearches(index: ArticleIndex, { atOnce, waiting }: SearchLimits): ArticleIndex {
  const queue: (() => void)[] = []
  let running = 0
  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (queue.length >= waiting) return Promise.reject(new SearchRefused('tooMany'))
    return new Promise((resolve) => queue.push(resolve))
  }
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
  return {
    ...index,
    search: (search) => inTurn(() => index.search(search)),
    everyId: (search) => inTurn(() => index.everyId(search)),
    respell: (requested) => inTurn(() => index.respell(requested)),
    translate: (term) => inTurn(() => index.translate(term)),
    facets: (search) => inTurn(() => index.facets(search)),
  }
}
