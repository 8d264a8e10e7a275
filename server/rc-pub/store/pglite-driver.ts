import { DatabaseError, loadTimeLimit, statementTimeLimit, type Database } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import { openPgliteEngine, type EngineOptions } from './pglite-engine.ts'
import { readEngineError } from './pglite-messages.ts'
import { supervisePglite, type StoppableEngine } from './pglite-supervisor.ts'
import { startPgliteThread } from './pglite-thread.ts'
import { findPgliteWorker } from './pglite-worker-file.ts'
import { createStatementQueue } from './statement-queue.ts'

export interface PgliteOptions extends EngineOptions {
  /** Milliseconds for a statement outside transactions that name their own. */
  readonly timeLimit?: number
  /** The worker's file; null runs the engine in this thread, where a runaway statement cannot be stopped. */
  readonly worker?: URL | null
}

export interface PgliteDatabase extends Database {
  /** Ends it where it stands, without a last write: every further statement fails with this reason. */
  readonly abandon: (reason: string) => void
}

/**
 * PostgreSQL in WebAssembly, from a folder. It has one connection and ignores `statement_timeout`, so it runs in a
 * worker thread: a statement over its limit ends the thread, its caller gets a failure, and the next starts another.
 * Throws a `DatabaseError` when the folder cannot be opened.
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const { timeLimit = statementTimeLimit, worker = findPgliteWorker(), ...engine } = options
  const supervisor = supervisePglite(() =>
    worker === null ? inThisThread(engine) : startPgliteThread(worker, engine),
  )
  const queue = createStatementQueue()
  await supervisor.connect(timeLimit)
  const query: Database['query'] = (sql, params) =>
    queue.run(async () => (await supervisor.connect(timeLimit)).query(sql, params))

  return {
    query,
    transaction: (work, { timeLimit: limit = loadTimeLimit, isBackground = false } = {}) =>
      queue.run(
        async () => inTransaction(await supervisor.connect(limit), work),
        isBackground ? 'background' : 'reader',
      ),
    reserve: (work) => work({ query }),
    close: () => queue.run(supervisor.close),
    abandon: supervisor.leave,
  }
}

async function inThisThread(options: EngineOptions): Promise<StoppableEngine> {
  const engine = await openPgliteEngine(options)
  return {
    close: engine.close,
    query: (sql, params) =>
      engine.query(sql, params).catch((error: unknown) => {
        const { message, code } = readEngineError(error)
        throw new DatabaseError('refused', message, code)
      }),
  }
}
