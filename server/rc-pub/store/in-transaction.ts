import type { Queryable } from './database.ts'

/** begin, the work, commit; on any failure rollback. A rollback that fails too hides nothing: the first error counts. */
export async function inTransaction<T>(tx: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> {
  await tx.query('begin')
  try {
    const value = await work(tx)
    await tx.query('commit')
    return value
  } catch (error) {
    await tx.query('rollback').catch(() => undefined)
    throw error
  }
}
