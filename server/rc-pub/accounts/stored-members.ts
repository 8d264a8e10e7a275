import type { Identifier } from '@xuekan/core/member'
import type { MemberIdentity } from '../member-identity.ts'
import type { Queryable } from '../store/database.ts'

/** A member with what a login is compared with. */
export interface StoredMember extends MemberIdentity {
  readonly passwordHash: string
  /** '' for none. */
  readonly email: string
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

const columns: Readonly<Record<Identifier['kind'] | 'id', string>> = {
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
}

/** Who is known by this; null for nobody. */
export async function findMember(
  database: Queryable,
  { kind, value }: Identifier | { readonly kind: 'id'; readonly value: number },
): Promise<StoredMember | null> {
  const [found] = await database.query<MemberRow>(
    `select id, user_name, mobile_no, head_picture, password_hash, email from member where ${columns[kind]} = $1`,
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
