import { Worker } from 'node:worker_threads'
import { DatabaseError, type SqlValue } from './database.ts'
import type { EngineOptions, PgliteEngine } from './pglite-engine.ts'
import type { WorkerAnswer, WorkerRequest } from './pglite-messages.ts'

interface Waiting {
  readonly resolve: (rows: readonly unknown[]) => void
  readonly reject: (error: DatabaseError) => void
}

/** An engine in a thread of its own, which can be ended in the middle of a statement. */
export interface PgliteThread extends PgliteEngine {
  readonly end: () => Promise<void>
}

/** Starts the worker and waits until its engine is open. Throws when it cannot open the folder. */
export async function startPgliteThread(file: URL, options: EngineOptions): Promise<PgliteThread> {
  const worker = new Worker(file, { workerData: options })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let gone = false

  const stopped = (message: string): void => {
    gone = true
    for (const { reject } of waiting.values()) reject(new DatabaseError('stopped', message))
    waiting.clear()
  }
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (answer: WorkerAnswer) => {
      if (answer.kind === 'opened') return resolve()
      if (answer.kind === 'unopened') return reject(new DatabaseError('stopped', answer.message))
      const { resolve: give, reject: refuse } = waiting.get(answer.id) ?? {}
      waiting.delete(answer.id)
      if (answer.kind === 'rows') give?.(answer.rows)
      else refuse?.(new DatabaseError('refused', answer.message, answer.code))
    })
    worker.on('error', (error) => {
      stopped(error.message)
      reject(error)
    })
    worker.on('exit', () => stopped('the embedded database stopped'))
  })

  type Unnumbered<R> = R extends WorkerRequest ? Omit<R, 'id'> : never
  const ask = (request: Unnumbered<WorkerRequest>): Promise<readonly unknown[]> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(new DatabaseError('stopped', 'the embedded database stopped'))
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker.postMessage({ ...request, id: lastId })
    })
  return {
    query: (sql: string, params: readonly SqlValue[]) => ask({ kind: 'query', sql, params }),
    end: async () => void (await worker.terminate()),
    close: async () => {
      await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}
