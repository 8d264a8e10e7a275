import type { Queryable } from '../store/database.ts'
import { mostAttempts } from './send-mails.ts'

/** How the letters stand that are queued in the store, whichever process sends them. */
export interface OutboxState {
  readonly waiting: number
  /** Those of `waiting` that were tried and not taken. */
  readonly retried: number
  /** Those that nobody tries any more. */
  readonly givenUp: number
  /** Milliseconds since 1970 at which the eldest that waits was queued; null where none waits. */
  readonly oldest: number | null
}

export async function readOutbox(database: Queryable): Promise<OutboxState> {
  const [state] = await database.query<OutboxState>(
    `select count(*) filter (where attempts < $1) as waiting,
      count(*) filter (where attempts between 1 and $1 - 1) as retried,
      count(*) filter (where attempts >= $1) as "givenUp",
      min(created) filter (where attempts < $1) as oldest
    from queued_mail`,
    [mostAttempts],
  )
  return state ?? { waiting: 0, retried: 0, givenUp: 0, oldest: null }
}
