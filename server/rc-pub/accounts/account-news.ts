import type { UiLanguage } from '@xuekan/core'
import { sendAtOnce } from '../alerts/send-mails.ts'
import type { Database, Queryable } from '../store/database.ts'
import type { Senders } from './senders.ts'

/** What somebody is told of an account, at one number or address. */
export interface News {
  readonly kind: 'mail' | 'sms'
  readonly to: string
  /** '' for a short message. */
  readonly subject: string
  readonly text: string
  readonly language: UiLanguage
}

/** Keeps news with the change that they tell of. */
export type SendNews = (news: readonly News[]) => Promise<void>

/** Changes of accounts, each with the news of it: both are kept, or neither. */
export interface AccountNews {
  /**
   * Carries out a change in one transaction with what is told of it. Once it is kept, the news are sent, one after another,
   * and nobody waits for that: what is not taken waits in the queue of the store, as does what a killed process leaves.
   */
  readonly change: <T>(work: (tx: Queryable, tell: SendNews) => Promise<T>) => Promise<T>
  /** Ids in the queue of what is sent here: on the embedded store nothing else keeps rounds from it. */
  readonly underWay: ReadonlySet<number>
  /** Over when all of it has been tried. Never fails. */
  readonly sent: () => Promise<void>
  /** Begins no more, which then waits in the queue; over when what is under way is. */
  readonly close: () => Promise<void>
}

export interface AccountNewsOptions {
  readonly database: Database
  readonly senders: Senders
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told of what could not be sent. */
  readonly report: (failure: unknown) => void
  /** Milliseconds for which other processes of the embedded store leave it to this one; 0 without it. */
  readonly ahead?: number
}

export function createAccountNews(options: AccountNewsOptions): AccountNews {
  const { database, now, report, ahead = 0 } = options
  const underWay = new Set<number>()
  let isEnding = false
  // one at a time: a mail server that hangs holds one connection of the store
  let line: Promise<void> = Promise.resolve()
  const send = async (id: number): Promise<void> => {
    try {
      if (!isEnding) await sendAtOnce(id, options)
    } catch (failure) {
      report(failure)
    } finally {
      underWay.delete(id)
    }
  }
  const queue = async (tx: Queryable, { kind, to, subject, text, language }: News): Promise<number> => {
    const at = now()
    const [queued] = await tx.query<{ id: number }>(
      `insert into queued_mail (kind, receiver, subject, text, language, leave, one_click, created, due)
      values ($1, $2, $3, $4, $5, '', '', $6, $7) returning id`,
      [kind, to, subject, text, language, at, at + ahead],
    )
    if (queued === undefined) throw new Error('what is queued has an id')
    return queued.id
  }
  return {
    change: async (work) => {
      const ids: number[] = []
      try {
        const result = await database.transaction((tx) =>
          work(tx, async (news) => {
            for (const each of news) {
              const id = await queue(tx, each)
              ids.push(id)
              // before anybody else can see it
              underWay.add(id)
            }
          }),
        )
        for (const id of ids) line = line.then(() => send(id))
        return result
      } catch (failure) {
        for (const id of ids) underWay.delete(id)
        throw failure
      }
    },
    underWay,
    sent: () => line,
    close: () => {
      isEnding = true
      return line
    },
  }
}
