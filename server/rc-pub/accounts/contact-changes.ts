import type { UiLanguage } from '@xuekan/core'
import { validateReceiver } from '@xuekan/core/member'
import type { Queryable } from '../store/database.ts'
import type { AccountNews } from './account-news.ts'
import type { Done, Entered } from './outcomes.ts'
import type { Codes } from './codes.ts'
import type { Guesser } from './guesses.ts'
import { unknownSource, type LoginSource } from './login-source.ts'
import type { OneTimes } from './one-time.ts'
import { later } from './later.ts'
import { contactAddress } from './contact-address.ts'
import { securityMessage } from './security-message.ts'
import { newsEverywhere } from './news-for-member.ts'
import { createSessions } from './sessions.ts'
import { findMember, isTakenMeanwhile, replaceContact, type StoredMember } from './stored-members.ts'

interface PendingChange {
  readonly memberId: string
  /** The session that asks. */
  readonly token: string
  /** A phone number or an e-mail address, as it was typed. */
  readonly receiver: string
  readonly language: UiLanguage
  readonly from?: LoginSource
}

/** Who asks may have any number or address messages sent to: the allowance is a stranger's. */
const strangerAt = ({ from = unknownSource }: Pick<PendingChange, 'from'>): Guesser => ({
  kind: 'stranger',
  network: from.network,
})

/** Changes of what a member logs in with (C7.11). */
export interface ContactChanges {
  /** Sends a code there, for a member who has proven once more to be who they say; whoever has that number or address. */
  readonly begin: (requested: PendingChange) => Promise<Done>
  /** By that code, in the session that asked, within ten minutes. Other sessions end, this one has another token, and the former numbers and addresses are told. */
  readonly change: (requested: PendingChange & { readonly code: string }) => Promise<Entered>
}

export interface ContactChangesOptions {
  readonly database: Queryable
  readonly now: () => number
  readonly codes: Codes
  readonly oneTimes: OneTimes
  readonly news: AccountNews
}

export function createContactChanges({
  database,
  now,
  codes,
  oneTimes,
  news,
}: ContactChangesOptions): ContactChanges {
  const proofOf = ({ memberId, token }: PendingChange, value: string): string =>
    JSON.stringify([memberId, token, value])
  const storedMember = (memberId: string): Promise<StoredMember | null> =>
    findMember(database, { kind: 'id', value: Number(memberId) })
  return {
    begin: async (requested) => {
      const receiver = validateReceiver(requested.receiver)
      if (!receiver.ok) return { kind: 'unfit' }
      const wait = await codes.send({
        receiver: receiver.value,
        purpose: 'contact',
        language: requested.language,
        from: strangerAt(requested),
      })
      if (wait !== null) return later(wait)
      const proof = proofOf(requested, receiver.value.value)
      await oneTimes.take('contact', proof)
      await oneTimes.issue('contact', proof)
      return { kind: 'done' }
    },
    change: async (requested) => {
      const { memberId, token, code, language } = requested
      const receiver = validateReceiver(requested.receiver)
      if (!receiver.ok) return { kind: 'unfit' }
      const proof = proofOf(requested, receiver.value.value)
      if ((await oneTimes.look('contact', proof)) === null) return { kind: 'over' }
      const taken = await codes.take(receiver.value, 'contact', code, strangerAt(requested))
      if (taken === 'wrong') return { kind: 'wrongCode' }
      if (taken !== 'right') return later(taken.wait)
      const former = (await oneTimes.take('contact', proof)) === null ? null : await storedMember(memberId)
      if (former === null) return { kind: 'over' }
      const changed = news.change<Entered>(async (tx, tell) => {
        if (!(await replaceContact(tx, former, receiver.value))) return { kind: 'taken' }
        const sessions = createSessions(tx, now)
        await sessions.endOthers(memberId, token)
        const contact = await contactAddress(tx)
        const notice = { event: receiver.value.kind, userName: former.userName, contact }
        const message = securityMessage(notice, language)
        await tell(newsEverywhere(former, message, language))
        const renewed = await sessions.rotate(token)
        const member = await findMember(tx, { kind: 'id', value: Number(memberId) })
        return renewed === null || member === null
          ? { kind: 'over' }
          : { kind: 'entered', member, ...renewed }
      })
      return changed.catch((failure: unknown) => {
        if (isTakenMeanwhile(failure)) return { kind: 'taken' }
        throw failure
      })
    },
  }
}
