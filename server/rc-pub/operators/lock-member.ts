import type { AccountNews } from '../accounts/account-news.ts'
import { deletedNews } from '../accounts/deleted-news.ts'
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

const change = (
  database: Database,
  member: StoredMember,
  act: OperatorAct,
  action: AuditedAction,
  carryOut: (tx: Queryable) => Promise<boolean>,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    if (!(await carryOut(tx))) return false
    await writeLine(tx, member, act, action)
    return true
  })

/** Lets a member in no more: every session ends at once. false, and nothing done, where the member is locked already. */
export const lockMember = (database: Database, member: StoredMember, act: OperatorAct): Promise<boolean> =>
  change(database, member, act, 'lock', async (tx) => {
    const locked = await tx.query(
      'update member set locked = $2 where id = $1 and locked is null returning id',
      [Number(member.id), act.at],
    )
    if (locked.length === 0) return false
    await tx.query('delete from session where member_id = $1', [Number(member.id)])
    return true
  })

/** Lets a member in again; false where the member is not locked. */
export const unlockMember = (database: Database, member: StoredMember, act: OperatorAct): Promise<boolean> =>
  change(database, member, act, 'unlock', async (tx) => {
    const freed = await tx.query(
      'update member set locked = null where id = $1 and locked is not null returning id',
      [Number(member.id)],
    )
    if (freed.length === 0) return false
    // a login that was under way when the member was locked
    await tx.query('delete from session where member_id = $1', [Number(member.id)])
    return true
  })

/** Ends all sessions of a member, who may log in again; how many there were, and nothing is written down for none. */
export const endSessions = (database: Database, member: StoredMember, act: OperatorAct): Promise<number> =>
  database.transaction(async (tx) => {
    const ended = await tx.query('delete from session where member_id = $1 returning member_id', [
      Number(member.id),
    ])
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
    await tell(deletedNews(present, null))
    await writeLine(tx, member, act, 'remove')
    return true
  })
