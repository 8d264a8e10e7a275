import pg from 'pg'
import { DatabaseError, loadTimeLimit, statementTimeLimit, type Database, type SqlValue } from './database.ts'
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

type Client = Pick<pg.ClientBase, 'query'>

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

  return {
    query: (sql, params = []) => execute(pool as unknown as Client, sql, params),
    transaction: async (work, { timeLimit: limit = loadTimeLimit } = {}) => {
      const client = await pool.connect()
      try {
        return await inTransaction(
          { query: (sql, params = []) => execute(client, sql, params) },
          async (tx) => {
            await tx.query(`set local statement_timeout = ${Math.trunc(limit)}`)
            return work(tx)
          },
        )
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
