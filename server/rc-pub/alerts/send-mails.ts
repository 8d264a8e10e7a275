import type { UiLanguage } from '@xuekan/core'
import type { Senders } from '../accounts/senders.ts'
import type { Database, Queryable, SqlValue } from '../store/database.ts'

export interface SendMailsOptions {
  readonly database: Database
  readonly senders: Senders
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told once for each round in which a mail could not be sent. */
  readonly report: (failure: unknown) => void
  /** Whether no further mail is to be begun. */
  readonly isEnding?: () => boolean
  /** Ids of those that this process sends beside the round. */
  readonly underWay?: ReadonlySet<number>
}

interface QueuedMail {
  readonly id: number
  readonly kind: 'mail' | 'sms'
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
 * mail alone is sent again, at once and under the same id, and none is lost. An alert to a locked member waits until the
 * member is unlocked.
 * @returns the number of mails sent
 */
export async function sendMails(options: SendMailsOptions): Promise<number> {
  const { database, report, now, isEnding = () => false } = options
  let sent = 0
  let failure: unknown = null
  for (;;) {
    const portion = isEnding() ? [] : await nextPortion(options)
    let isTaken = false
    for (let left = portion.length; left > 0 && !isEnding(); left -= 1) {
      const next = { condition: `q.id = any($1::bigint[]) and ${isDue}`, params: [portion, now()] }
      const outcome = await database.reserve((tx) => sendNext(tx, next, options))
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

/** Sends this one, due or not, as a round does; nothing where another process has it. */
export async function sendAtOnce(
  id: number,
  options: Omit<SendMailsOptions, 'isEnding' | 'underWay'>,
): Promise<void> {
  const { database, report } = options
  const outcome = await database.reserve((tx) =>
    sendNext(tx, { condition: 'q.id = $1', params: [id] }, options),
  )
  if (typeof outcome === 'object') report(outcome.refusal)
}

/** Which mails may be taken at `$2`, locked by somebody or not. News of an account belong to no subscription, and are no alerts. */
const isDue = `q.due <= $2 and q.attempts < ${mostAttempts}
  and (q.leave = '' or not exists (select from member m where m.email = q.receiver and m.locked is not null))`

/** The ids of those that are to be sent first. */
async function nextPortion({
  database,
  now,
  underWay = new Set(),
}: SendMailsOptions): Promise<readonly number[]> {
  const found = await database.query<{ id: number }>(
    `select q.id from queued_mail q where q.id <> all($1::bigint[]) and ${isDue} order by q.due, q.id limit $3`,
    [[...underWay], now(), portionSize],
  )
  return found.map(({ id }) => id)
}

async function sendNext(
  tx: Queryable,
  { condition, params }: { readonly condition: string; readonly params: readonly SqlValue[] },
  { senders, now }: Pick<SendMailsOptions, 'senders' | 'now'>,
): Promise<'none' | 'sent' | { readonly refusal: unknown }> {
  const [next] = await tx.query<QueuedMail>(
    `select q.id, q.kind, q.receiver, q.subject, q.text, q.language, q.one_click as "oneClick", q.attempts
    from queued_mail q where ${condition}
    order by q.due, q.id limit 1 for update of q skip locked`,
    params,
  )
  if (next === undefined) return 'none'
  const { id, attempts } = next
  try {
    await carry(next, senders)
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

function carry(
  { id, kind, receiver: to, subject, text, language, oneClick }: QueuedMail,
  { mail, sms }: Senders,
): Promise<void> {
  if (kind === 'sms') return sms.send({ to, text, language })
  // news of an account belong to no subscription that could be ended
  return mail.send({ to, id: String(id), subject, text, language, ...(oneClick === '' ? {} : { oneClick }) })
}
