import type { Identifier, Receiver } from '@xuekan/core/member'
import type { MemberIdentity } from '../member-identity.ts'
import { DatabaseError, type Queryable } from '../store/database.ts'
import { removeUploads } from '../store/uploads.ts'
import { adoptSubscriptions } from '../store/subscriptions.ts'

/** A member with what a login is compared with. */
export interface StoredMember extends MemberIdentity {
  readonly passwordHash: string
  /** '' for none. */
  readonly email: string
  /** Whether an operator lets the member in no more. */
  readonly isLocked: boolean
}

export interface NewMember {
  readonly userName: string
  /** null for none. */
  readonly mobileNo: string | null
  readonly email: string | null
  readonly name: string
  readonly passwordHash: string
  /** The date of the agreement that was accepted; '' for none. */
  readonly agreed: string
  readonly created: number
}

/** Where each name of a member stands. */
export const memberColumns: Readonly<Record<Identifier['kind'] | 'id', string>> = {
  id: 'id',
  phone: 'mobile_no',
  email: 'email',
  name: 'user_name',
}

interface MemberRow {
  readonly id: number
  readonly user_name: string
  readonly mobile_no: string | null
  readonly head_picture: string
  readonly password_hash: string
  readonly email: string | null
  readonly locked: number | null
}

/** Who is known by this; null for nobody. */
export async function findMember(
  database: Queryable,
  { kind, value }: Identifier | { readonly kind: 'id'; readonly value: number },
): Promise<StoredMember | null> {
  const [found] = await database.query<MemberRow>(
    `select id, user_name, mobile_no, head_picture, password_hash, email, locked from member where ${memberColumns[kind]} = $1`,
    [value],
  )
  if (found === undefined) return null
  return {
    id: String(found.id),
    userName: found.user_name,
    mobileNo: found.mobile_no ?? '',
    headPicture: found.head_picture,
    passwordHash: found.password_hash,
    email: found.email ?? '',
    isLocked: found.locked !== null,
  }
}

/** Keeps a new member; false where somebody has this name, number or address already. */
export async function insertMember(database: Queryable, member: NewMember): Promise<boolean> {
  const { userName, mobileNo, email, name, passwordHash, agreed, created } = member
  const [made] = await database.query<{ id: number }>(
    `insert into member (user_name, mobile_no, email, contact_email, name, password_hash, agreed, created)
    values ($1, $2, $3, coalesce($3, ''), $4, $5, $6, $7) on conflict do nothing returning id`,
    [userName, mobileNo, email, name, passwordHash, agreed, created],
  )
  return made !== undefined
}

/** Sets another password. */
export async function replacePassword(
  database: Queryable,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  await database.query('update member set password_hash = $2 where id = $1', [Number(memberId), passwordHash])
}

/**
 * Puts another number or address in place of the one that a member logs in with, in a transaction; false, and nothing
 * changed, where somebody else has it. Where somebody takes it in the same instant, it fails as `isTakenMeanwhile` tells. A
 * user name that was the former one becomes the new one, so that whoever has that number later can register; alerts go to the
 * new address, those that wait too. News of the account that wait stay: who has another's account must not have them.
 */
export async function replaceContact(
  tx: Queryable,
  { id, email, mobileNo }: StoredMember,
  { kind, value }: Receiver,
): Promise<boolean> {
  const former = kind === 'phone' ? mobileNo : email
  const column = memberColumns[kind]
  const changed = await tx.query(
    `update member set ${column} = $2, user_name = case when user_name = $3 then $2 else user_name end
      ${kind === 'email' ? ', contact_email = case when contact_email = $3 then $2 else contact_email end' : ''}
    where id = $1 and not exists (
      select from member other where other.id <> $1 and (other.${column} = $2 or other.user_name = $2)
    ) returning id`,
    [Number(id), value, former],
  )
  if (changed.length === 0) return false
  if (kind === 'phone') return true
  if (former !== '')
    await tx.query(`update queued_mail set receiver = $2 where receiver = $1 and leave <> ''`, [
      former,
      value,
    ])
  await adoptSubscriptions(tx, Number(id), value)
  return true
}

/** Whether a transaction failed since somebody took a number or an address who was not there to be seen. */
export const isTakenMeanwhile = (failure: unknown): boolean =>
  failure instanceof DatabaseError && failure.code === uniqueViolation

/** The SQLSTATE of a value that another row has. */
const uniqueViolation = '23505'

/**
 * Takes a member away with all that is theirs, and the alerts to them that wait, in a transaction. News of the account are
 * still sent: who ends another's account must not silence what was done to it.
 */
export async function removeMember(
  tx: Queryable,
  { id, email }: Pick<StoredMember, 'id' | 'email'>,
): Promise<void> {
  if (email !== '') await tx.query(`delete from queued_mail where receiver = $1 and leave <> ''`, [email])
  await removeUploads(tx, Number(id))
  await tx.query('delete from member where id = $1', [Number(id)])
}
