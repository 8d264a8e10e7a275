import type { Database, Queryable } from '../../../server/rc-pub/index.ts'

/** The same database, which tells what each statement took, in milliseconds, and whether it was answered. */
export function timedDatabase(
  database: Database,
  measured: (milliseconds: number, isOk: boolean) => void,
): Database {
  const timed = <T>(answer: Promise<T>): Promise<T> => {
    const begun = performance.now()
    const tell = (isOk: boolean): void => measured(performance.now() - begun, isOk)
    answer.then(
      () => tell(true),
      () => tell(false),
    )
    return answer
  }
  const query: Queryable['query'] = (sql, params) => timed(database.query(sql, params))
  return {
    query,
    transaction: (work, options) => timed(database.transaction(work, options)),
    // a mail server may take most of it
    reserve: (work) => database.reserve(work),
    close: () => database.close(),
  }
}
