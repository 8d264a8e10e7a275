import { readQuery, splitAddress, type Query } from '@xuekan/core/route'

export interface FormTarget {
  readonly action: string
  /** Values that the form carries unseen. */
  readonly carried: Query
}

/** An address as a form that leads there without scripts: a form replaces the query of its action by its own fields. */
export function formTarget(address: string, fields: readonly string[]): FormTarget {
  const { path, query } = splitAddress(address)
  return { action: path, carried: readQuery(query).filter(([name]) => !fields.includes(name)) }
}
