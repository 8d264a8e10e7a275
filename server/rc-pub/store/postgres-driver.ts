import pg from 'pg'
import {
  DatabaseError,
  loadTimeLimit,
  statementTimeLimit,
  type Database,
  type Queryable,
  type SqlValue,
} from './database.ts'
import { inTransaction } from './in-transaction.ts'

export interface PostgresOptions {
  readonly url: string
  /** Milliseconds for a statement outside transactions that name their own. */
  readonly timeLimit?: number
}

const { INT8, NUMERIC } = pg.types.builtins
const cancelled = '57014'

/** Numbers as the embedded engine gives them; the driver's own default is strings. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format),
}

/** Milliseconds after which the server takes the locks from a process that says nothing, such as one on a machine that is gone. */
const longestReserve = 180_000

type Client = Pick<pg.ClientBase, 'query'>

/** A transaction of its own with one setting. */
type Within = <T>(setting: string, work: (tx: Queryable) => Promise<T>) => Promise<T>

async function execute<Row>(
  client: Client,
  sql: string,
  params: readonly SqlValue[],
): Promise<readonly Row[]> {
  try {
    return (await client.query(sql, [...params])).rows as readonly Row[]
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const message = error instanceof Error ? error.message : String(error)
    throw new DatabaseError(
      code === cancelled ? 'timeout' : code.length === 5 ? 'refused' : 'stopped',
      message,
      code,
    )
  }
}

/** A PostgreSQL server, with as many connections as its readers need. Connects first when first asked. */
export function openPostgres({ url, timeLimit = statementTimeLimit }: PostgresOptions): Database {
  const pool = new pg.Pool({ connectionString: url, types, max: 10, statement_timeout: timeLimit })
  // a connection that breaks while idle is replaced at the next statement
  pool.on('error', () => undefined)
  const within: Within = async (setting, work) => {
    const client = await pool.connect()
    // one that breaks between two statements fails at the next
    const broken = (): void => undefined
    client.on('error', broken)
    try {
      return await inTransaction(
        { query: (sql, params = []) => execute(client, sql, params) },
        async (tx) => {
          await tx.query(`set local ${setting}`)
          return work(tx)
        },
      )
    } finally {
      client.off('error', broken)
      client.release()
    }
  }

  return {
    query: (sql, params = []) => execute(pool as unknown as Client, sql, params),
    transaction: (work, { timeLimit: limit = loadTimeLimit } = {}) =>
      within(`statement_timeout = ${Math.trunc(limit)}`, work),
    reserve: (work) => within(`idle_in_transaction_session_timeout = ${longestReserve}`, work),
    close: () => pool.end(),
  }
}
