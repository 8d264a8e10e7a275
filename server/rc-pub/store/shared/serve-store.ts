import type { Socket } from 'node:net'
import { DatabaseError, statementTimeLimit, type Database, type Queryable } from '../database.ts'
import { migrations } from '../migrations/migrations.ts'
import { createFrames, type Frames } from './frames.ts'
import type { StoreAnswer, StoreRequest } from './messages.ts'

/** Lets commands of this machine work with a store that this process has open. */
export interface StoreGate {
  /** Takes the connections to the folder's socket. */
  readonly serve: (socket: Socket) => void
  /** From now on commands are let in; before that they are turned away. */
  readonly open: (database: Database) => void
}

export interface GateOptions {
  /** Milliseconds that a command may say nothing, within a transaction: readers wait for it. */
  readonly idle?: number
}

type Line = Frames<StoreRequest, StoreAnswer>

/** The command has gone or fallen silent, or wants nothing of the transaction kept. */
class Undone extends Error {
  readonly isAsked: boolean

  constructor(isAsked: boolean) {
    super('the transaction is undone')
    this.isAsked = isAsked
  }
}

/**
 * One command at a time. Its statements run in the background, behind those of readers. Who can open the socket could
 * read and write the folder as well, so that no more is asked of it.
 */
export function createStoreGate({ idle = 5_000 }: GateOptions = {}): StoreGate {
  let store: Database | null = null
  let atWork: string | null = null

  const admit = async (line: Line): Promise<void> => {
    const hello = await line.receive(idle)
    const schema = migrations.at(-1)?.number ?? 0
    if (hello?.kind !== 'hello' || store === null) return
    if (hello.schema !== schema) return line.send({ kind: 'strange', schema })
    if (atWork !== null) return line.send({ kind: 'busy', command: atWork })
    atWork = hello.command
    try {
      line.send({ kind: 'welcome' })
      await work(line, store, idle)
    } finally {
      atWork = null
    }
  }
  return {
    serve: (socket) => {
      const line = createFrames<StoreRequest, StoreAnswer>(socket)
      admit(line)
        .catch(() => undefined)
        .finally(line.end)
    },
    open: (database) => {
      store = database
    },
  }
}

async function work(line: Line, database: Database, idle: number): Promise<void> {
  for (;;) {
    const request = await line.receive()
    if (request === null) return
    if (request.kind === 'query') {
      const once = { timeLimit: statementTimeLimit, isBackground: true }
      await answer(line, () => database.transaction((tx) => tx.query(request.sql, request.params), once))
    } else if (request.kind === 'begin') {
      if (!(await transact(line, database, request.timeLimit, idle))) return
    } else {
      // the end of a transaction that could not be kept
      line.send({ kind: 'rows', rows: [] })
    }
  }
}

/** False when the command has gone. */
async function transact(line: Line, database: Database, timeLimit: number, idle: number): Promise<boolean> {
  try {
    await database.transaction((tx) => take(line, tx, idle), { timeLimit, isBackground: true })
  } catch (failure) {
    if (failure instanceof Undone && !failure.isAsked) return false
    line.send(failure instanceof Undone ? { kind: 'rows', rows: [] } : failed(failure))
    return true
  }
  line.send({ kind: 'rows', rows: [] })
  return true
}

async function take(line: Line, tx: Queryable, idle: number): Promise<void> {
  line.send({ kind: 'rows', rows: [] })
  for (;;) {
    const request = await line.receive(idle)
    if (request?.kind === 'commit') return
    if (request?.kind !== 'query') throw new Undone(request?.kind === 'rollback')
    await answer(line, () => tx.query(request.sql, request.params))
  }
}

async function answer(line: Line, ask: () => Promise<readonly unknown[]>): Promise<void> {
  try {
    line.send({ kind: 'rows', rows: await ask() })
  } catch (failure) {
    line.send(failed(failure))
  }
}

function failed(failure: unknown): StoreAnswer {
  if (failure instanceof DatabaseError)
    return { kind: 'failed', reason: failure.kind, message: failure.message, code: failure.code }
  return {
    kind: 'failed',
    reason: 'stopped',
    message: failure instanceof Error ? failure.message : String(failure),
    code: '',
  }
}
