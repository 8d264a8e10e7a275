import type { UiLanguage } from '@xuekan/core'
import type { Queryable } from '../store/database.ts'
import type { AccountNews } from './account-news.ts'
import type { ChangedGuard, Refusal } from './outcomes.ts'
import type { SecurityEvent } from './security-message.ts'
import { securityNews } from './security-news.ts'
import { createSessions } from './sessions.ts'
import { findMember } from './stored-members.ts'

export interface GuardChange {
  readonly memberId: string
  /** The session that asks. */
  readonly token: string
  readonly language: UiLanguage
}

/**
 * A change of what guards an account, in one step with what follows from it: every other session ends, this one has another
 * token, and the member is told. Where nothing is changed, this session alone has another token.
 */
export type GuardedChanges = (
  change: GuardChange,
  event: SecurityEvent,
  carryOut: (tx: Queryable) => Promise<'changed' | 'unchanged' | Refusal>,
) => Promise<ChangedGuard>

export const createGuardedChanges =
  (news: AccountNews, now: () => number): GuardedChanges =>
  ({ memberId, token, language }, event, carryOut) =>
    news.change(async (tx, tell) => {
      const outcome = await carryOut(tx)
      if (typeof outcome === 'object') return outcome
      const sessions = createSessions(tx, now)
      const member = await findMember(tx, { kind: 'id', value: Number(memberId) })
      if (outcome === 'changed' && member !== null) {
        await sessions.endOthers(memberId, token)
        await tell(await securityNews(tx, event, member, language))
      }
      const renewed = await sessions.rotate(token)
      return renewed === null || member === null ? { kind: 'over' } : { kind: 'entered', member, ...renewed }
    })
