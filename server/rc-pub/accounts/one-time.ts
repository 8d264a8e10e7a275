import type { Queryable } from '../store/database.ts'
import { hashOf } from './tokens.ts'

/** What is good once. */
export type OneTimeKind =
  | 'key'
  | 'captcha'
  | 'proof of work'
  | 'third party'
  | 'binding'
  | 'factor'
  | 'export'
  | 'contact'
  | 'handover'
  | 'passkey'
  | 'new passkey'

/** Milliseconds that it is good for. */
const lasts = 600_000

/** Anybody can ask for them, so that so many of a kind are kept: its oldest give way, and no other kind for it. */
const most = 100_000

export interface OneTimes {
  /** Keeps a value that is told to somebody, with the answer that is asked of them. */
  readonly issue: (kind: OneTimeKind, value: string, answer?: string) => Promise<void>
  /** The answer of one that is still good, which it stays. */
  readonly look: (kind: OneTimeKind, value: string) => Promise<string | null>
  /** The answer, the first time within ten minutes; null ever after, and for what nobody has issued. */
  readonly take: (kind: OneTimeKind, value: string) => Promise<string | null>
}

/** Values that are good once, whichever process of the deployment is asked. */
export function createOneTimes(database: Queryable, now: () => number): OneTimes {
  let issued = 0
  return {
    issue: async (kind, value, answer = '') => {
      issued += 1
      if (issued % 100 === 1) await clear(database, now())
      await database.query('insert into one_time (hash, kind, answer, ends) values ($1, $2, $3, $4)', [
        hashOf(kind, value),
        kind,
        answer,
        now() + lasts,
      ])
    },
    look: async (kind, value) => {
      const [found] = await database.query<{ answer: string }>(
        'select answer from one_time where hash = $1 and ends > $2',
        [hashOf(kind, value), now()],
      )
      return found?.answer ?? null
    },
    take: async (kind, value) => {
      const [taken] = await database.query<{ answer: string; ends: number }>(
        'delete from one_time where hash = $1 returning answer, ends',
        [hashOf(kind, value)],
      )
      return taken === undefined || taken.ends <= now() ? null : taken.answer
    },
  }
}

async function clear(database: Queryable, now: number): Promise<void> {
  await database.query('delete from one_time where ends <= $1', [now])
  await database.query(
    `delete from one_time where hash in (
      select hash from (select hash, row_number() over (partition by kind order by ends desc) as place from one_time) kept
      where place > $1
    )`,
    [most],
  )
}
