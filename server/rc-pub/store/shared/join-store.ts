import type { Socket } from 'node:net'
import { err, ok, type Result } from '@xuekan/core'
import { DatabaseError, loadTimeLimit, type Database, type Queryable, type SqlValue } from '../database.ts'
import { knock } from '../folder-lock/folder-socket.ts'
import { migrations } from '../migrations/migrations.ts'
import { createStatementQueue } from '../statement-queue.ts'
import { createFrames, type Frames } from './frames.ts'
import type { StoreAnswer, StoreRequest } from './messages.ts'

/** Why a command cannot work with a store that another process has open. */
export type JoinProblem =
  /** That process serves no commands: it is another command, or starting. */
  | { readonly kind: 'closed' }
  /** Another command is at work. */
  | { readonly kind: 'busy'; readonly command: string }
  /** It is of another version. */
  | { readonly kind: 'strange' }

/** Milliseconds that a portal may take to let a command in. */
const longestWelcome = 10_000

/**
 * The store of another process, which has its folder open and listens at this socket. Every statement goes there.
 * @param command as it is called, for whoever is told that it is at work
 */
export async function joinStore(
  folder: string,
  socketName: string,
  command: string,
): Promise<Result<Database, JoinProblem>> {
  const found = await knock(folder, socketName)
  if (found.kind !== 'open') return err({ kind: 'closed' })
  const { socket } = found
  const line = createFrames<StoreAnswer, StoreRequest>(socket)
  line.send({ kind: 'hello', command, schema: migrations.at(-1)?.number ?? 0 })
  const answer = await line.receive(longestWelcome)
  if (answer?.kind === 'welcome') return ok(databaseOver(line, socket))
  socket.destroy()
  if (answer?.kind === 'busy') return err({ kind: 'busy', command: answer.command })
  return err({ kind: answer?.kind === 'strange' ? 'strange' : 'closed' })
}

function databaseOver(line: Frames<StoreAnswer, StoreRequest>, socket: Socket): Database {
  const queue = createStatementQueue()
  const ask = async (request: StoreRequest): Promise<readonly unknown[]> => {
    line.send(request)
    const answer = await line.receive()
    if (answer?.kind === 'rows') return answer.rows
    if (answer?.kind === 'failed') throw new DatabaseError(answer.reason, answer.message, answer.code)
    throw new DatabaseError('stopped', 'The portal has stopped, or has waited too long for this command.')
  }
  const query: Queryable['query'] = async <Row>(sql: string, params: readonly SqlValue[] = []) =>
    (await ask({ kind: 'query', sql, params })) as readonly Row[]
  const queued: Queryable['query'] = (sql, params) => queue.run(() => query(sql, params))
  return {
    query: queued,
    reserve: (work) => work({ query: queued }),
    transaction: (work, { timeLimit = loadTimeLimit } = {}) =>
      queue.run(async () => {
        await ask({ kind: 'begin', timeLimit })
        try {
          const value = await work({ query })
          await ask({ kind: 'commit' })
          return value
        } catch (failure) {
          await ask({ kind: 'rollback' }).catch(() => undefined)
          throw failure
        }
      }),
    close: () =>
      queue.run(async () => {
        socket.destroy()
      }),
  }
}
