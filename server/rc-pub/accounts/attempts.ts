import type { Queryable } from '../store/database.ts'
import { hashOf } from './tokens.ts'

/** What is counted, of whom, and how often within which time. */
export interface Budget {
  readonly name: string
  readonly most: number
  /** Milliseconds, from the first attempt on. */
  readonly within: number
}

/** Counts attempts of whoever somebody claims to be, known or not. */
export interface Attempts {
  /** Counts one; the milliseconds to wait where there were too many already, else null. */
  readonly spend: (budget: Budget, of: string) => Promise<number | null>
  /** How many are counted now. */
  readonly spent: (budget: Budget, of: string) => Promise<number>
  /** Takes one back that was counted. */
  readonly giveBack: (budget: Budget, of: string) => Promise<void>
  /** Begins again at none. */
  readonly forget: (budget: Budget, of: string) => Promise<void>
}

export function createAttempts(database: Queryable, now: () => number): Attempts {
  let checks = 0
  return {
    spend: async ({ name, most, within }, of) => {
      checks += 1
      const at = now()
      if (checks % 1_000 === 1) await database.query('delete from attempt where until <= $1', [at])
      const [counted] = await database.query<{ count: number; until: number }>(
        `insert into attempt (subject, count, until) values ($1, 1, $2)
        on conflict (subject) do update set
          count = case when attempt.until <= $3 then 1 else attempt.count + 1 end,
          until = case when attempt.until <= $3 then excluded.until else attempt.until end
        returning count, until`,
        [hashOf(name, of), at + within, at],
      )
      return counted === undefined || counted.count <= most ? null : Math.max(1, counted.until - at)
    },
    spent: async ({ name }, of) => {
      const [counted] = await database.query<{ count: number }>(
        'select count from attempt where subject = $1 and until > $2',
        [hashOf(name, of), now()],
      )
      return counted?.count ?? 0
    },
    giveBack: async ({ name }, of) => {
      await database.query('update attempt set count = count - 1 where subject = $1 and count > 0', [
        hashOf(name, of),
      ])
    },
    forget: async ({ name }, of) => {
      await database.query('delete from attempt where subject = $1', [hashOf(name, of)])
    },
  }
}
