import { parentPort, workerData } from 'node:worker_threads'
import { openPgliteEngine, type EngineOptions, type PgliteEngine } from './pglite-engine.ts'
import { readEngineError, type WorkerAnswer, type WorkerRequest } from './pglite-messages.ts'

/** The thread that owns the embedded engine. A statement that never ends is stopped by ending the thread. */
const port = parentPort
if (port === null) throw new Error('pglite-worker runs in a worker thread only')

const answer = (message: WorkerAnswer): void => port.postMessage(message)

async function serve(engine: PgliteEngine, request: WorkerRequest): Promise<void> {
  try {
    if (request.kind === 'close') await engine.close()
    const rows = request.kind === 'query' ? await engine.query(request.sql, request.params) : []
    answer({ kind: 'rows', id: request.id, rows })
  } catch (error) {
    answer({ kind: 'refused', id: request.id, ...readEngineError(error) })
  }
}

try {
  const engine = await openPgliteEngine(workerData as EngineOptions)
  port.on('message', (request: WorkerRequest) => void serve(engine, request))
  answer({ kind: 'opened' })
} catch (error) {
  answer({ kind: 'unopened', message: readEngineError(error).message })
}
