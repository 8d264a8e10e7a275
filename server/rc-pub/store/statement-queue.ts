/** Who waits for a task: a reader of pages, or work that can wait while readers are there. */
export type TaskRank = 'reader' | 'background'

/**
 * Runs tasks one after the other: the embedded engine has one connection, and a transaction must not have strangers'
 * statements in it. Readers come in their order, and before what is in the background.
 */
export interface StatementQueue {
  readonly run: <T>(task: () => Promise<T>, rank?: TaskRank) => Promise<T>
}

export interface QueueOptions {
  /** Milliseconds without a reader's statement after which work in the background goes on: a page asks several. */
  readonly quiet?: number
  /** Milliseconds after which it goes on all the same, once. */
  readonly longest?: number
}

interface Waiting {
  readonly start: () => Promise<void>
  readonly since: number
}

export function createStatementQueue({ quiet = 20, longest = 400 }: QueueOptions = {}): StatementQueue {
  const waiting: Readonly<Record<TaskRank, Waiting[]>> = { reader: [], background: [] }
  let isBusy = false
  let lastReader = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const start = async (rank: TaskRank): Promise<void> => {
    isBusy = true
    await waiting[rank].shift()?.start()
    isBusy = false
    if (rank === 'reader') lastReader = performance.now()
    next()
  }
  const next = (): void => {
    clearTimeout(timer)
    if (isBusy) return
    const now = performance.now()
    const inBackground = waiting.background[0]
    const overdueAt = (inBackground?.since ?? Infinity) + longest
    if (waiting.reader.length > 0 && now < overdueAt) return void start('reader')
    if (inBackground === undefined) return
    const goesOnAt = Math.min(overdueAt, lastReader + quiet)
    if (now >= goesOnAt) return void start('background')
    timer = setTimeout(next, Math.max(1, goesOnAt - now))
  }
  return {
    run: <T>(task: () => Promise<T>, rank: TaskRank = 'reader') =>
      new Promise<T>((resolve, reject) => {
        waiting[rank].push({
          // the task begins in its turn, whatever it throws
          start: () => Promise.resolve().then(task).then(resolve, reject),
          since: performance.now(),
        })
        next()
      }),
  }
}
