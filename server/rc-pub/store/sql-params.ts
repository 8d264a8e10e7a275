import type { SqlValue } from './database.ts'

/** Collects the parameters of a statement that is put together from parts. */
export interface SqlParams {
  /** Takes a value and answers its placeholder. */
  readonly add: (value: SqlValue) => string
  readonly values: readonly SqlValue[]
}

export function createSqlParams(): SqlParams {
  const values: SqlValue[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}
