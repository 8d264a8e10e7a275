import type { AccountNews } from '../accounts/account-news.ts'
import { securityNews } from '../accounts/security-news.ts'
import { forgetDevices } from '../accounts/known-devices.ts'
import { findMember, removeMember, type StoredMember } from '../accounts/stored-members.ts'
import type { Database, Queryable } from '../store/database.ts'
import { writeAudit, type AuditedAction } from './audit.ts'

/** Who does it, when and why. */
export interface OperatorAct {
  readonly operator: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** '' where none is given. */
  readonly reason: string
}

const writeLine = (
  tx: Queryable,
  { id, userName }: StoredMember,
  { operator, at, reason: detail }: OperatorAct,
  action: AuditedAction,
): Promise<void> => writeAudit(tx, { at, operator, action, memberId: Number(id), userName, detail })

/** Lets a member in no more, tells them, and ends every session at once; false, and nothing done, for who is locked already. */
export const lockMember = (news: AccountNews, member: StoredMember, act: OperatorAct): Promise<boolean> =>
  changeLock(news, member, act, true)

/** Lets a member in again, and tells them; false where the member is not locked. */
export const unlockMember = (news: AccountNews, member: StoredMember, act: OperatorAct): Promise<boolean> =>
  changeLock(news, member, act, false)

const changeLock = (
  news: AccountNews,
  member: StoredMember,
  act: OperatorAct,
  isLocked: boolean,
): Promise<boolean> =>
  news.change(async (tx, tell) => {
    const changed = await tx.query(
      'update member set locked = $2::bigint where id = $1 and (locked is null) = ($2::bigint is not null) returning id',
      [Number(member.id), isLocked ? act.at : null],
    )
    if (changed.length === 0) return false
    // also those of a login that was under way when the member was locked
    await tx.query('delete from session where member_id = $1', [Number(member.id)])
    await forgetDevices(tx, Number(member.id), '')
    await tell(await securityNews(tx, isLocked ? 'locked' : 'unlocked', member, null))
    await writeLine(tx, member, act, isLocked ? 'lock' : 'unlock')
    return true
  })

/** Ends all sessions of a member, who may log in again, and forgets the devices; how many there were, and nothing is written down for none. */
export const endSessions = (database: Database, member: StoredMember, act: OperatorAct): Promise<number> =>
  database.transaction(async (tx) => {
    const ended = await tx.query('delete from session where member_id = $1 returning member_id', [
      Number(member.id),
    ])
    await forgetDevices(tx, Number(member.id), '')
    if (ended.length > 0) await writeLine(tx, member, act, 'logout')
    return ended.length
  })

/** Ends the sessions of every member, each with a line of its own; how many members had any. */
export const endEverySession = (database: Database, { operator, at, reason }: OperatorAct): Promise<number> =>
  database.transaction(async (tx) => {
    const ended = await tx.query<{ id: string; userName: string }>(
      `with ended as (delete from session returning member_id)
      select distinct m.id, m.user_name as "userName" from ended join member m on m.id = ended.member_id`,
    )
    await tx.query('delete from known_device')
    for (const { id, userName } of ended)
      await writeAudit(tx, { at, operator, action: 'logout', memberId: Number(id), userName, detail: reason })
    return ended.length
  })

/** Takes a member away as "delete my account" does, and tells them; false where another was quicker. */
export const removeByOperator = (
  news: AccountNews,
  member: StoredMember,
  act: OperatorAct,
): Promise<boolean> =>
  news.change(async (tx, tell) => {
    const present = await findMember(tx, { kind: 'id', value: Number(member.id) })
    if (present === null) return false
    await removeMember(tx, present)
    await tell(await securityNews(tx, 'deleted', present, null))
    await writeLine(tx, member, act, 'remove')
    return true
  })
