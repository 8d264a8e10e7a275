import { err, ok, type Result } from '../result.ts'

type Checks = Readonly<Record<string, Result<unknown, unknown>>>

/** What each field of a form holds once all of them are valid. */
export type FieldValues<C extends Checks> = {
  readonly [K in keyof C]: C[K] extends Result<infer V, unknown> ? V : never
}

/** The faults of a form by field; a valid field is absent. */
export type FieldErrors<C extends Checks> = {
  readonly [K in keyof C]?: C[K] extends Result<unknown, infer E> ? E : never
}

/** A form of checked fields: all the values, or every fault at once, so that a form shows them together. */
export function checkFields<C extends Checks>(checks: C): Result<FieldValues<C>, FieldErrors<C>> {
  const values: Record<string, unknown> = {}
  const errors: Record<string, unknown> = {}
  for (const [field, check] of Object.entries(checks)) {
    if (check.ok) values[field] = check.value
    else errors[field] = check.error
  }
  return Object.keys(errors).length === 0 ? ok(values as FieldValues<C>) : err(errors as FieldErrors<C>)
}
