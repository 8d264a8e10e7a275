/** Why work is not begun: more waits than can be done soon. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

interface Turns {
  /** Pieces of work that are under way at once. */
  readonly atOnce: number
  /** Pieces that may wait, where they can be refused. */
  readonly waiting: number
}

/** How one piece of work comes to its turn. */
export interface InTurn {
  /** Rejects with `TooBusy` where too many wait. */
  readonly orRefused: <T>(work: () => Promise<T>) => Promise<T>
  /** Waits for as long as it takes, before all that could be refused. */
  readonly always: <T>(work: () => Promise<T>) => Promise<T>
}

/** Does a few pieces of work at once; the others wait in order. */
export function createInTurn({ atOnce, waiting }: Turns): InTurn {
  const first: (() => void)[] = []
  const others: (() => void)[] = []
  let underWay = 0
  const run = async <T>(work: () => Promise<T>, queue: (() => void)[]): Promise<T> => {
    if (underWay < atOnce) underWay += 1
    // whose turn ends hands it on
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = first.shift() ?? others.shift()
      if (next === undefined) underWay -= 1
      else next()
    }
  }
  return {
    orRefused: async (work) => {
      if (underWay >= atOnce && others.length >= waiting) throw new TooBusy('too many wait')
      return run(work, others)
    },
    always: (work) => run(work, first),
  }
}
