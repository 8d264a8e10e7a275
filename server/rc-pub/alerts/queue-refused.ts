import type { Senders } from '../accounts/senders.ts'
import type { Queryable } from '../store/database.ts'

/** Milliseconds until a letter that was not taken is tried again. */
const firstPause = 60_000

/**
 * The same senders, whose letters wait in the queue of the store where they are not taken at once: for news that are as
 * true later, and never for codes. A short message fails as before.
 */
export function queueRefused(database: Queryable, { mail, sms }: Senders, now: () => number): Senders {
  return {
    sms,
    mail: {
      send: async (letter) => {
        try {
          await mail.send(letter)
        } catch {
          const { to, subject, text, language } = letter
          await database.query(
            `insert into queued_mail (receiver, subject, text, language, leave, one_click, created, due, attempts)
            values ($1, $2, $3, $4, '', '', $5, $6, 1)`,
            [to, subject, text, language, now(), now() + firstPause],
          )
        }
      },
    },
  }
}
