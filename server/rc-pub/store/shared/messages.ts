import type { DatabaseErrorKind, SqlValue } from '../database.ts'

/** What a command asks of the process that has the store open. */
export type StoreRequest =
  | {
      readonly kind: 'hello'
      /** Such as `npm run dump`. */
      readonly command: string
      /** The newest step of the schema that it knows. */
      readonly schema: number
    }
  | { readonly kind: 'query'; readonly sql: string; readonly params: readonly SqlValue[] }
  | { readonly kind: 'begin'; readonly timeLimit: number }
  | { readonly kind: 'commit' }
  | { readonly kind: 'rollback' }

/** What it is answered, one to one. */
export type StoreAnswer =
  | { readonly kind: 'welcome' }
  /** Another command is at work. */
  | { readonly kind: 'busy'; readonly command: string }
  /** The process is of another version. */
  | { readonly kind: 'strange'; readonly schema: number }
  | { readonly kind: 'rows'; readonly rows: readonly unknown[] }
  | {
      readonly kind: 'failed'
      readonly reason: DatabaseErrorKind
      readonly message: string
      readonly code: string
    }
