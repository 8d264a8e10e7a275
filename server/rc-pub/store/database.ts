/** What a statement may be given. Arrays become SQL arrays; JSON is passed as text and cast in the statement. */
export type SqlValue = string | number | boolean | null | Uint8Array | readonly string[] | readonly number[]

/** Runs one statement with `$1`, `$2`, … and answers its rows. Counts and bigints come back as numbers. */
export interface Queryable {
  readonly query: <Row = Readonly<Record<string, unknown>>>(
    sql: string,
    params?: readonly SqlValue[],
  ) => Promise<readonly Row[]>
}

export interface StatementOptions {
  /** Milliseconds that one statement may take; a longer one fails with a `DatabaseError` of kind 'timeout'. */
  readonly timeLimit?: number
  /** Lets the statements of readers go first, where the store has one connection for all. */
  readonly isBackground?: boolean
}

/** One SQL store, embedded or a PostgreSQL server, behind the same two verbs. */
export interface Database extends Queryable {
  /** All of the work or nothing of it; what the work throws rolls back and is thrown on. */
  readonly transaction: <T>(work: (tx: Queryable) => Promise<T>, options?: StatementOptions) => Promise<T>
  /**
   * Work on rows that it locks for as long as something outside takes, such as a mail server; it changes them by its last
   * statement. On a server it is a transaction, whose locks end with the process that holds them. The embedded store has
   * one connection, for which readers would wait, and one owner, who is to do such work once at a time: there its
   * statements stand each for itself.
   */
  readonly reserve: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Milliseconds that a reader's statement may take. */
export const statementTimeLimit = 15_000

/** Milliseconds for one statement of a migration or a load. */
export const loadTimeLimit = 300_000

export type DatabaseErrorKind =
  /** The statement took longer than its limit and was stopped. */
  | 'timeout'
  /** The engine stopped while the statement ran. */
  | 'stopped'
  /** The engine refused the statement. */
  | 'refused'

/** Why a statement failed. `code` is the SQLSTATE, '' where there is none. */
export class DatabaseError extends Error {
  readonly kind: DatabaseErrorKind
  readonly code: string

  constructor(kind: DatabaseErrorKind, message: string, code = '') {
    super(message)
    this.name = 'DatabaseError'
    this.kind = kind
    this.code = code
  }
}
