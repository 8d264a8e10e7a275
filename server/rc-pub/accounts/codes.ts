import { randomInt } from 'node:crypto'
import type { UiLanguage } from '@xuekan/core'
import type { Receiver } from '@xuekan/core/member'
import type { Queryable } from '../store/database.ts'
import type { Attempts, Budget } from './attempts.ts'
import { type GuessBudgets, type Guesser, type Guesses } from './guesses.ts'
import { codeMessage, type SentPurpose } from './code-message.ts'
import { inboxOf } from './inbox-of.ts'
import type { Senders } from './senders.ts'
import { hashOf } from './tokens.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds that a code is good for. */
const lasts = 10 * minute

/** As long as strangers together may keep a member on a new device waiting for a code, at most. */
const waitsMost = 6 * hour

/** Codes to one inbox or phone: messages cost money, and nobody wants many. */
const sendBudgets: GuessBudgets = {
  network: [
    { name: 'code sent', most: 5, within: hour },
    { name: 'code sent in six hours', most: 6, within: waitsMost },
  ],
  everywhere: [{ name: 'code sent everywhere', most: 12, within: waitsMost }],
  own: [
    { name: 'own code sent', most: 5, within: hour },
    { name: 'own code sent a day', most: 10, within: day },
  ],
}

/** Of one purpose: who has just registered may still ask for another password. */
const atOnce: Budget = { name: 'code sent at once', most: 1, within: minute }
const atOnceBudgets: GuessBudgets = { network: [], everywhere: [atOnce], own: [atOnce] }

/** Codes to all receivers that strangers of one network ask for: nobody alone uses up what all have. */
const networkSent: Budget = { name: 'codes sent for a network', most: 200, within: day }

/** Codes of one kind to all receivers: who uses up the letters leaves the short messages. */
const allSent: Budget = { name: 'codes sent', most: 2_000, within: hour }

/**
 * Wrong guesses of what one receiver was sent; another code changes nothing of them. Twenty-four hours touch five spans of
 * six: 80 guesses of strangers at most, and 20 of a device where the member has logged in.
 */
const guessed: GuessBudgets = {
  network: [
    { name: 'code guessed', most: 5, within: lasts },
    { name: 'code guessed in six hours', most: 6, within: waitsMost },
  ],
  everywhere: [{ name: 'code guessed everywhere', most: 16, within: waitsMost }],
  own: [{ name: 'own code guessed', most: 10, within: day }],
}

/** Guesses while no code is on its way, which cannot be right. */
const guessedNone: GuessBudgets = {
  ...guessed,
  everywhere: [{ name: 'no code guessed everywhere', most: 16, within: waitsMost }],
}

export interface CodeRequest {
  readonly receiver: Receiver
  readonly purpose: SentPurpose
  readonly language: UiLanguage
  /** Where it is asked for. */
  readonly from: Guesser
}

/** Whether a code is the one that was sent there; the milliseconds to wait where there were too many guesses. */
type ProveCode = (
  receiver: Receiver,
  purpose: SentPurpose,
  code: string,
  from: Guesser,
) => Promise<'right' | 'wrong' | { readonly wait: number }>

/** Codes of six digits that prove that somebody reads what is sent to a receiver. */
export interface Codes {
  /** Sends one, whoever has the number or the address; the milliseconds to wait where there were too many. */
  readonly send: (request: CodeRequest) => Promise<number | null>
  /** Once, for its purpose, within ten minutes: `right`. Of two who come with one code, one is. */
  readonly take: ProveCode
  /** The same of a code that stays good, for what may be refused yet; `end` takes it then. It counts as a guess. */
  readonly look: ProveCode
  /** Takes a code that was looked at; false where somebody has taken it meanwhile. */
  readonly end: (receiver: Receiver, purpose: SentPurpose, code: string) => Promise<boolean>
}

/** What stands before and behind the conditions of a statement on a code. */
const looked = ['select purpose', ''] as const
const taken = ['delete', 'returning purpose'] as const

export interface CodesOptions {
  readonly database: Queryable
  readonly now: () => number
  readonly attempts: Attempts
  readonly guesses: Guesses
  readonly senders: Senders
  /** Whether one network has so many codes sent and no more; so it is without it. */
  readonly limitsNetworks?: boolean
}

export function createCodes({
  database,
  now,
  attempts,
  guesses,
  senders,
  limitsNetworks = true,
}: CodesOptions): Codes {
  const matching = async (
    [before, after]: typeof looked | typeof taken,
    receiver: Receiver,
    purpose: SentPurpose,
    code: string,
  ): Promise<boolean> => {
    const found = await database.query(
      `${before} from code where receiver = $1 and purpose = $2 and hash = $3 and ends > $4 ${after}`,
      [hashOf(receiver.value), purpose, hashOf(receiver.value, purpose, code), now()],
    )
    return found.length > 0
  }
  const isSent = async (receiver: Receiver, purpose: SentPurpose): Promise<boolean> => {
    const sent = await database.query(
      'select purpose from code where receiver = $1 and purpose = $2 and ends > $3',
      [hashOf(receiver.value), purpose, now()],
    )
    return sent.length > 0
  }
  const end: Codes['end'] = (...sent) => matching(taken, ...sent)
  const guess =
    (isRight: Codes['end'], { staysGood }: { readonly staysGood: boolean }): ProveCode =>
    async (receiver, purpose, code, from) => {
      // where no code is on its way there is none to guess: strangers use up nothing of the member's
      const budgets = (await isSent(receiver, purpose)) ? guessed : guessedNone
      const wait = await guesses.spend(budgets, receiver.value, from)
      if (wait !== null) return { wait }
      if (!(await isRight(receiver, purpose, code))) return 'wrong'
      // who only looks may look again: of a code that stays good each look is a guess
      if (!staysGood) await guesses.wasRight(budgets, receiver.value, from)
      return 'right'
    }
  const isCounted = (from: Guesser): from is Guesser & { readonly kind: 'stranger' } =>
    limitsNetworks && from.kind === 'stranger' && from.network !== ''
  return {
    send: async ({ receiver, purpose, language, from }) => {
      const inbox = inboxOf(receiver)
      const wait =
        (await guesses.spend(atOnceBudgets, `${purpose} ${inbox}`, from)) ??
        (isCounted(from) ? await attempts.spend(networkSent, from.network) : null) ??
        (await guesses.spend(sendBudgets, inbox, from)) ??
        (await attempts.spend(allSent, receiver.kind))
      if (wait !== null) return wait
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await database.query('delete from code where ends <= $1', [now()])
      await database.query(
        `insert into code (receiver, purpose, hash, ends) values ($1, $2, $3, $4)
        on conflict (receiver, purpose) do update set hash = excluded.hash, ends = excluded.ends`,
        [hashOf(receiver.value), purpose, hashOf(receiver.value, purpose, code), now() + lasts],
      )
      const { subject, text } = codeMessage(code, purpose, language)
      const to = receiver.value
      await (receiver.kind === 'phone'
        ? senders.sms.send({ to, text, language })
        : senders.mail.send({ to, subject, text, language }))
      return null
    },
    take: guess(end, { staysGood: false }),
    look: guess((...sent) => matching(looked, ...sent), { staysGood: true }),
    end,
  }
}
