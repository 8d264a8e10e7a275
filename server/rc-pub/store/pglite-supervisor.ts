import { DatabaseError, type Queryable, type SqlValue } from './database.ts'
import type { PgliteEngine } from './pglite-engine.ts'

/** An engine that can be ended in the middle of a statement, where it has a thread of its own. */
export interface StoppableEngine extends PgliteEngine {
  readonly end?: () => Promise<void>
}

/** Keeps one engine running: one that overran is ended, and the next statement starts another. */
export interface PgliteSupervisor {
  /** Speaks to the engine that runs now and to no later one, so that a transaction never goes on elsewhere. */
  readonly connect: (timeLimit: number) => Promise<Queryable>
  readonly close: () => Promise<void>
  /** Ends the engine where it stands, without a last write, and for good. */
  readonly leave: (reason: string) => void
}

export function supervisePglite(start: () => Promise<StoppableEngine>): PgliteSupervisor {
  let engine: Promise<StoppableEngine> | null = null
  let ended: Promise<void> = Promise.resolve()
  let closed = ''
  let isLeft = false

  const running = async (): Promise<StoppableEngine> => {
    if (closed !== '') throw new DatabaseError('stopped', closed)
    engine ??= ended.then(start)
    try {
      return await engine
    } catch (error) {
      engine = null
      throw error
    }
  }
  const abandon = (overrun: StoppableEngine): void => {
    engine = null
    ended = overrun.end?.() ?? Promise.resolve()
  }
  const execute = async (
    on: StoppableEngine,
    sql: string,
    params: readonly SqlValue[],
    timeLimit: number,
  ) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const overdue = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        if (on.end !== undefined) abandon(on)
        reject(new DatabaseError('timeout', `a statement took longer than ${timeLimit} ms`))
      }, timeLimit)
    })
    try {
      return await Promise.race([on.query(sql, params), overdue])
    } catch (error) {
      if (error instanceof DatabaseError && error.kind === 'stopped') abandon(on)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    connect: async (timeLimit) => {
      const on = await running()
      return {
        query: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
          (await execute(on, sql, params, timeLimit)) as readonly Row[],
      }
    },
    close: async () => {
      if (isLeft) return
      const closing = await running()
      closed = 'the database is closed'
      await closing.close()
    },
    leave: (reason) => {
      isLeft = true
      closed = reason
      engine?.then(abandon, () => undefined)
    },
  }
}
