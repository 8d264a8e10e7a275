import type { UiLanguage } from '@xuekan/core'
import type { MailSender } from '../accounts/senders.ts'
import type { Database } from '../store/database.ts'

export interface SendMailsOptions {
  readonly database: Database
  readonly mail: MailSender
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told once for each round in which a mail could not be sent. */
  readonly report: (failure: unknown) => void
}

interface QueuedMail {
  readonly id: number
  readonly receiver: string
  readonly subject: string
  readonly text: string
  readonly language: UiLanguage
  readonly oneClick: string
  readonly attempts: number
}

/** Mails that one process takes at a time, for no longer than this many milliseconds. */
const portion = { most: 50, lasts: 60_000 }

/** Milliseconds until a mail that has been tried so often is tried again, a day at most. */
const pause = (attempts: number): number => Math.min(60_000 * 2 ** Math.min(attempts, 11), 86_400_000)

/** After so many days and nights nobody takes it any more. */
const mostAttempts = 20

/**
 * Sends what waits to be sent and is due; what cannot be sent waits, longer each time. A mail is taken for a minute and
 * crossed out once it is sent: where a process is stopped between the two it is sent again, under the same id, and none is
 * lost. One to a locked member waits until the member is unlocked.
 * @returns the number of mails sent
 */
export async function sendMails({ database, mail, now, report }: SendMailsOptions): Promise<number> {
  let sent = 0
  let failure: unknown = null
  for (;;) {
    const taken = await database.query<QueuedMail>(
      `update queued_mail set due = $1, attempts = attempts + 1 where id in (
        select q.id from queued_mail q where q.due <= $2 and q.attempts < $3
          and not exists (select from member m where m.email = q.receiver and m.locked is not null)
        order by q.due, q.id limit $4 for update of q skip locked
      ) returning id, receiver, subject, text, language, one_click as "oneClick", attempts`,
      [now() + portion.lasts, now(), mostAttempts, portion.most],
    )
    if (taken.length === 0) break
    for (const { id, receiver, attempts, ...letter } of taken.toSorted((a, b) => a.id - b.id)) {
      try {
        await mail.send({ to: receiver, id: String(id), ...letter })
        await database.query('delete from queued_mail where id = $1', [id])
        sent += 1
      } catch (refusal) {
        failure = refusal
        await database.query('update queued_mail set due = $2 where id = $1', [id, now() + pause(attempts)])
      }
    }
  }
  if (failure !== null) report(failure)
  return sent
}
