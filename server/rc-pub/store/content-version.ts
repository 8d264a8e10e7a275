import type { Queryable } from './database.ts'

/** Counts every change of the content, in the transaction that makes the change. */
export async function bumpContentVersion(tx: Queryable): Promise<void> {
  await tx.query(`update meta set value = (value::bigint + 1)::text where key = 'content_version'`)
}

/** The version as the store has it now. */
export async function readContentVersion(database: Queryable): Promise<string> {
  const [row] = await database.query<{ value: string }>(
    `select value from meta where key = 'content_version'`,
  )
  return row?.value ?? '0'
}

/** Milliseconds after which an answer is asked for again. */
const freshFor = 1_000

/**
 * Tells at once which content there is, so that a cache may ask for every request. A change that another process
 * has made is seen about a second later, since the store is asked behind the answer.
 * @param now milliseconds of a clock that only goes forward
 */
export async function watchContentVersion(database: Queryable, now: () => number): Promise<() => string> {
  let version = await readContentVersion(database)
  let requested = now()
  return () => {
    if (now() - requested >= freshFor) {
      requested = now()
      // a store that does not answer now is asked again a second later
      readContentVersion(database).then(
        (read) => (version = read),
        () => undefined,
      )
    }
    return version
  }
}
