import { inspect } from 'node:util'
import type { SqlValue } from './database.ts'

/** What goes to the worker. */
export type WorkerRequest =
  | {
      readonly kind: 'query'
      readonly id: number
      readonly sql: string
      readonly params: readonly SqlValue[]
    }
  | { readonly kind: 'close'; readonly id: number }

/** What comes back; `opened` or `unopened` once, then one answer a request. */
export type WorkerAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'unopened'; readonly message: string }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly unknown[] }
  | { readonly kind: 'refused'; readonly id: number; readonly message: string; readonly code: string }

/** The parts of an engine's error that survive the way out of the worker. */
export function readEngineError(error: unknown): { readonly message: string; readonly code: string } {
  const message = error instanceof Error ? error.message : inspect(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return { message, code }
}
