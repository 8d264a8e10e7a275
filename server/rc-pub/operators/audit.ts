import type { Queryable } from '../store/database.ts'

/** What an operator does with a member; `merged` is said of the one that is no more. */
export const auditedActions = ['lock', 'unlock', 'logout', 'merge', 'merged', 'remove'] as const
export type AuditedAction = (typeof auditedActions)[number]

export interface AuditLine {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Who the command was run as. */
  readonly operator: string
  readonly action: AuditedAction
  readonly memberId: number
  /** The first two letters of it: a line outlives its member, and is to name nobody then. */
  readonly userName: string
  readonly detail: string
}

/** Writes down what is done, in the transaction that does it: nothing is done without its line. */
export async function writeAudit(
  tx: Queryable,
  { at, operator, action, memberId, userName, detail }: AuditLine,
): Promise<void> {
  await tx.query(
    `insert into member_audit (at, operator, action, member_id, user_name, detail) values ($1, $2, $3, $4, $5, $6)`,
    [at, operator, action, memberId, `${[...userName].slice(0, 2).join('')}****`, detail],
  )
}

/** The newest lines first, of one member or of all. */
export const readAudit = (
  database: Queryable,
  memberId: number | null,
  limit: number,
): Promise<readonly AuditLine[]> =>
  database.query<AuditLine>(
    `select at, operator, action, member_id as "memberId", user_name as "userName", detail from member_audit
    where $1::bigint is null or member_id = $1 order by at desc, id desc limit $2`,
    [memberId, limit],
  )
