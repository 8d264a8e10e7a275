import type { UiLanguage } from '@xuekan/core'
import type { AgreementTexts, Receiver } from '@xuekan/core/member'
import { storeAcceptance } from '../store/accepted-agreements.ts'
import type { Database } from '../store/database.ts'
import { adoptSubscriptions } from '../store/subscriptions.ts'
import { findMember, insertMember, type StoredMember } from './stored-members.ts'

interface Newcomer {
  readonly passwordHash: string
  /** What is accepted, and the language in which it was read. */
  readonly agreements: readonly AgreementTexts[]
  readonly language: UiLanguage
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Adds a member with what they have accepted, in one step; null where somebody has this number or address already. */
export const addNewcomer = (
  database: Database,
  receiver: Receiver,
  { passwordHash, agreements, language, at }: Newcomer,
): Promise<StoredMember | null> =>
  database.transaction(async (tx) => {
    const { kind, value } = receiver
    const isAdded = await insertMember(tx, {
      userName: value,
      mobileNo: kind === 'phone' ? value : null,
      email: kind === 'email' ? value : null,
      name: '',
      passwordHash,
      agreed: new Date(at).toISOString(),
      created: at,
    })
    const member = isAdded ? await findMember(tx, receiver) : null
    if (member === null) return null
    const memberId = Number(member.id)
    await storeAcceptance(tx, { memberId, agreements, language, at })
    await adoptSubscriptions(tx, memberId, value)
    return member
  })
