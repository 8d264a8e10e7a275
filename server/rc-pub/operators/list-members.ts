import type { Queryable } from '../store/database.ts'

/** A member as operators see one; points in time are milliseconds since 1970. */
export interface ListedMember {
  readonly id: number
  readonly userName: string
  /** '' for none. */
  readonly mobileNo: string
  readonly email: string
  readonly created: number
  /** null where the member may log in. */
  readonly locked: number | null
  /** Sessions that have not ended. */
  readonly sessions: number
}

const columns = `m.id, m.user_name as "userName", coalesce(m.mobile_no, '') as "mobileNo",
  coalesce(m.email, '') as email, m.created, m.locked,
  (select count(*) from session s where s.member_id = m.id and s.ends > $1 and s.seen + s.idle > $1) as sessions`

/** Members whose name, number or address holds a text, '' for all, the newest first. */
export const listMembers = (
  database: Queryable,
  { term, now, limit }: { readonly term: string; readonly now: number; readonly limit: number },
): Promise<readonly ListedMember[]> =>
  database.query<ListedMember>(
    `select ${columns} from member m
    where strpos(lower(concat_ws(' ', m.user_name, m.mobile_no, m.email)), lower($2::text)) > 0 or $2::text = ''
    order by m.created desc, m.id desc limit $3`,
    [now, term, limit],
  )
