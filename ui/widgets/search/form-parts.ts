import { readQuery, splitAddress, type Query } from '@xuekan/core'

export interface FormParts {
  readonly action: string
  /** Values that the form carries unseen. */
  readonly carried: Query
}

/** An address as a form that leads there without scripts: a form replaces the query of its action by its own fields. */
export function formParts(address: string, fields: readonly string[]): FormParts {
  const { path, query } = splitAddress(address)
  return { action: path, carried: readQuery(query).filter(([name]) => !fields.includes(name)) }
}
