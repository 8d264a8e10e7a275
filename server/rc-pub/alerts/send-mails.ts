import type { UiLanguage } from '@xuekan/core'
import type { MailSender } from '../accounts/senders.ts'
import type { Database, Queryable } from '../store/database.ts'

export interface SendMailsOptions {
  readonly database: Database
  readonly mail: MailSender
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told once for each round in which a mail could not be sent. */
  readonly report: (failure: unknown) => void
  /** Whether no further mail is to be begun. */
  readonly isEnding?: () => boolean
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

/** Milliseconds until a mail that has been tried so often is tried again, a day at most. */
const pause = (attempts: number): number => Math.min(60_000 * 2 ** Math.min(attempts, 11), 86_400_000)

/** Mails that are looked for at a time: to find the first of all costs more the more there are. */
const portionSize = 50

/** After so many days and nights nobody takes it any more. */
export const mostAttempts = 20

/**
 * Sends what waits to be sent and is due; what cannot be sent waits, longer each time. A mail is locked while it is sent,
 * so that processes take each another, and crossed out once the server has it: where a process is killed in between, that
 * mail alone is sent again, at once and under the same id, and none is lost. One to a locked member waits until the member
 * is unlocked.
 * @returns the number of mails sent
 */
export async function sendMails(options: SendMailsOptions): Promise<number> {
  const { database, report, isEnding = () => false } = options
  let sent = 0
  let failure: unknown = null
  for (;;) {
    const portion = isEnding() ? [] : await nextPortion(options)
    let isTaken = false
    for (let left = portion.length; left > 0 && !isEnding(); left -= 1) {
      const outcome = await database.reserve((tx) => sendNext(tx, portion, options))
      if (outcome === 'none') break
      isTaken = true
      if (outcome === 'sent') sent += 1
      else failure = outcome.refusal
    }
    // those that are left are being sent by others
    if (!isTaken) break
  }
  if (failure !== null) report(failure)
  return sent
}

/** Which mails may be taken, locked by somebody or not. */
const isDue = `q.due <= $1 and q.attempts < $2
  and not exists (select from member m where m.email = q.receiver and m.locked is not null)`

/** The ids of those that are to be sent first. */
async function nextPortion({ database, now }: SendMailsOptions): Promise<readonly number[]> {
  const found = await database.query<{ id: number }>(
    `select q.id from queued_mail q where ${isDue} order by q.due, q.id limit $3`,
    [now(), mostAttempts, portionSize],
  )
  return found.map(({ id }) => id)
}

async function sendNext(
  tx: Queryable,
  portion: readonly number[],
  { mail, now }: SendMailsOptions,
): Promise<'none' | 'sent' | { readonly refusal: unknown }> {
  const [next] = await tx.query<QueuedMail>(
    `select q.id, q.receiver, q.subject, q.text, q.language, q.one_click as "oneClick", q.attempts
    from queued_mail q where q.id = any($3::bigint[]) and ${isDue}
    order by q.due, q.id limit 1 for update of q skip locked`,
    [now(), mostAttempts, portion],
  )
  if (next === undefined) return 'none'
  const { id, receiver, attempts, oneClick, ...letter } = next
  try {
    // news of an account belong to no subscription that could be ended
    await mail.send({ to: receiver, id: String(id), ...letter, ...(oneClick === '' ? {} : { oneClick }) })
  } catch (refusal) {
    await tx.query('update queued_mail set due = $2, attempts = attempts + 1 where id = $1', [
      id,
      now() + pause(attempts + 1),
    ])
    return { refusal }
  }
  await tx.query('delete from queued_mail where id = $1', [id])
  return 'sent'
}
