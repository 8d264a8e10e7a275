import type { UiLanguage } from '@xuekan/core'
import type { Subscription } from '@xuekan/core/member'
import type { Attempts, Budget } from '../accounts/attempts.ts'
import type { Senders } from '../accounts/senders.ts'
import { inboxOf } from '../accounts/inbox-of.ts'
import { hashOf, newToken } from '../accounts/tokens.ts'
import type { Captchas } from '../captcha/captchas.ts'
import type { Database } from '../store/database.ts'
import { subscribeReceiver, type AnnouncingJournal } from '../store/subscriptions.ts'
import { askingLetter } from './asking-letter.ts'

/** What somebody without an account asks for, its fields sound (C5.11). */
export interface RequestedAlerts extends Subscription {
  readonly identify: string
  readonly journals: readonly AnnouncingJournal[]
  readonly language: UiLanguage
  /** The name of the site, in that language. */
  readonly name: string
  /** Where the page of the site is that the letter leads to, by the word of its link. */
  readonly address: (word: string) => string
}

/** Alerts for people without an account: nothing is sent to an address before it has said yes, but the letter that asks. */
export interface OpenAlerts {
  /** Sends that letter, whoever the address belongs to; milliseconds to wait where too many were asked for. */
  readonly ask: (requested: RequestedAlerts) => Promise<'asked' | 'wrongCode' | { readonly wait: number }>
  /** Begins what a letter with this word asked about, once; false where it is over. */
  readonly confirm: (word: string) => Promise<boolean>
}

export interface OpenAlertsOptions {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly captchas: Captchas
  readonly attempts: Attempts
  readonly senders: Pick<Senders, 'mail'>
}

const minute = 60_000
const day = 24 * 60 * minute

/** How long the link of a letter is good. */
const lasts = 2 * day

/** Letters to one address, and to all. */
const budgets = {
  receiver: [
    { name: 'alerts asked at once', most: 2, within: minute },
    { name: 'alerts asked', most: 3, within: day },
  ],
  all: { name: 'alerts asked of all', most: 1_000, within: 60 * minute },
} as const satisfies Readonly<Record<string, Budget | readonly Budget[]>>

export function createOpenAlerts({
  database,
  now,
  captchas,
  attempts,
  senders,
}: OpenAlertsOptions): OpenAlerts {
  const spend = async (receiver: string): Promise<number | null> => {
    for (const budget of budgets.receiver) {
      const wait = await attempts.spend(budget, receiver)
      if (wait !== null) return wait
    }
    return attempts.spend(budgets.all, '')
  }
  return {
    ask: async ({ email, keywords, captcha, identify, journals, language, name, address }) => {
      if (!(await captchas.take(identify, captcha))) return 'wrongCode'
      const receiver = email.toLowerCase()
      const wait = await spend(inboxOf({ kind: 'email', value: receiver }))
      if (wait !== null) return { wait }
      const word = newToken()
      await database.query('delete from asked_subscription where ends <= $1', [now()])
      await database.query(
        `insert into asked_subscription (hash, receiver, journals, keywords, language, ends)
        values ($1, $2, $3::jsonb, $4::jsonb, $5, $6)`,
        [hashOf(word), receiver, JSON.stringify(journals), JSON.stringify(keywords), language, now() + lasts],
      )
      const letter = askingLetter({ name, isNarrowed: keywords.length > 0, url: address(word) }, language)
      await senders.mail.send({ to: receiver, language, ...letter })
      return 'asked'
    },
    confirm: (word) =>
      database.transaction(async (tx) => {
        const [asked] = await tx.query<{
          receiver: string
          journals: readonly AnnouncingJournal[]
          keywords: readonly string[]
          language: UiLanguage
          ends: number
        }>(
          `delete from asked_subscription where hash = $1
          returning receiver, journals, keywords, language, ends`,
          [hashOf(word)],
        )
        if (asked === undefined || asked.ends <= now()) return false
        await subscribeReceiver(tx, { ...asked, now: now() })
        return true
      }),
  }
}
