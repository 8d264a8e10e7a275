import type { BoundThirdParty } from '@xuekan/core/member'
import type { Queryable } from '../store/database.ts'
import type { ProviderIdentity } from './ask-provider.ts'

/** Whom an identity lets in, by the member's id; null for nobody. */
export async function memberOfIdentity(
  database: Queryable,
  { issuer, subject }: ProviderIdentity,
): Promise<number | null> {
  const [found] = await database.query<{ member_id: number }>(
    'select member_id from identity where issuer = $1 and subject = $2',
    [issuer, subject],
  )
  return found?.member_id ?? null
}

/** Lets it in for a member; false where it lets somebody in already. */
export async function bindIdentity(
  database: Queryable,
  bound: {
    readonly identity: ProviderIdentity
    readonly party: string
    readonly memberId: number
    readonly at: number
  },
): Promise<boolean> {
  const { issuer, subject, account } = bound.identity
  const made = await database.query(
    `insert into identity (issuer, subject, member_id, party, account, bound)
    values ($1, $2, $3, $4, $5, $6) on conflict (issuer, subject) do nothing returning id`,
    [issuer, subject, bound.memberId, bound.party, account, bound.at],
  )
  return made.length > 0
}

/** Those of a member, in the order in which they were bound. */
export async function identitiesOf(
  database: Queryable,
  memberId: number,
): Promise<readonly BoundThirdParty[]> {
  const found = await database.query<Omit<BoundThirdParty, 'id'> & { readonly id: number }>(
    'select id, party, account, bound from identity where member_id = $1 order by bound, id',
    [memberId],
  )
  return found.map(({ id, ...rest }) => ({ ...rest, id: String(id) }))
}

/** Ends one of a member, and answers the party of it; null, and nothing done, where the member has no such one. */
export async function unbindIdentity(
  database: Queryable,
  memberId: number,
  id: number,
): Promise<string | null> {
  const [ended] = await database.query<{ party: string }>(
    'delete from identity where member_id = $1 and id = $2 returning party',
    [memberId, id],
  )
  return ended?.party ?? null
}
