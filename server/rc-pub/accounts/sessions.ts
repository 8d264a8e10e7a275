import { rememberedDays } from '@xuekan/core/site'
import type { MemberIdentity, MemberTokens } from '../member-identity.ts'
import type { Queryable } from '../store/database.ts'
import { hashOf, newToken } from './tokens.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds that a session lasts unused, and in all. */
const spans = {
  passing: { idle: 12 * hour, whole: day },
  remembered: { idle: 30 * day, whole: rememberedDays * day },
} as const

/** A use is written down when the last one is so long ago: not every read of a page is a write. */
const writtenEvery = 5 * minute

/** The sessions of members. */
export interface Sessions extends MemberTokens {
  /**
   * Begins one and answers its token, of which the store keeps a hash. `knownDevice` is the hash that the device is known by;
   * it is forgotten where the session is ended from elsewhere.
   */
  readonly begin: (
    memberId: string,
    remember: boolean,
    device: string,
    knownDevice?: string,
  ) => Promise<string>
  /**
   * Another token for the session of this one, which is nobody's from then on: at a change of what the session may do, so
   * that who had learnt the old one has nothing. null where it has none.
   */
  readonly rotate: (token: string) => Promise<{ readonly token: string; readonly remember: boolean } | null>
  /** Whether the session of a token outlasts the browser's window. */
  readonly isRemembered: (token: string) => Promise<boolean>
  /** Those of a member, that of the token first, then the one that was used last. */
  readonly list: (memberId: string, token: string) => Promise<readonly ListedSession[]>
  /** Ends one of a member, and forgets its device where no other session is on it; nothing happens where there is none. */
  readonly end: (memberId: string, id: number) => Promise<void>
  /** Ends all of a member, but for that of one token, and forgets all other devices. */
  readonly endOthers: (memberId: string, token: string) => Promise<void>
}

/** A session as its member sees it; times in milliseconds since 1970. */
export interface ListedSession {
  readonly id: string
  readonly device: string
  readonly begun: number
  readonly seen: number
  readonly isCurrent: boolean
}

/** What a device says of itself is cut here, in characters. */
const longestDevice = 100

interface SessionRow {
  readonly id: number
  readonly user_name: string
  readonly mobile_no: string | null
  readonly head_picture: string
  readonly seen: number
}

export function createSessions(database: Queryable, now: () => number): Sessions {
  return {
    begin: async (memberId, remember, device, knownDevice = '') => {
      const token = newToken()
      const { idle, whole } = remember ? spans.remembered : spans.passing
      const at = now()
      await database.query('delete from session where ends <= $1 or seen + idle <= $1', [at])
      await database.query(
        `insert into session (token_hash, member_id, begun, seen, idle, ends, device, known_device)
        values ($1, $2, $3, $3, $4, $5, $6, $7)`,
        [hashOf(token), Number(memberId), at, idle, at + whole, device.slice(0, longestDevice), knownDevice],
      )
      return token
    },
    rotate: async (token) => {
      const next = newToken()
      const at = now()
      const [rotated] = await database.query<{ idle: number }>(
        `update session set token_hash = $2, seen = $3
        where token_hash = $1 and ends > $3 and seen + idle > $3 returning idle`,
        [hashOf(token), hashOf(next), at],
      )
      return rotated === undefined ? null : { token: next, remember: rotated.idle === spans.remembered.idle }
    },
    memberOf: async (token) => {
      if (token === '') return null
      const at = now()
      const [found] = await database.query<SessionRow>(
        `select member.id, user_name, mobile_no, head_picture, seen
        from session join member on member.id = member_id
        where token_hash = $1 and ends > $2 and seen + idle > $2 and member.locked is null`,
        [hashOf(token), at],
      )
      if (found === undefined) return null
      if (at - found.seen >= writtenEvery)
        await database.query('update session set seen = $2 where token_hash = $1', [hashOf(token), at])
      return identityOf(found)
    },
    isRemembered: async (token) => {
      const [found] = await database.query<{ idle: number }>(
        'select idle from session where token_hash = $1',
        [hashOf(token)],
      )
      return found?.idle === spans.remembered.idle
    },
    revoke: async (token) => {
      await database.query('delete from session where token_hash = $1', [hashOf(token)])
    },
    list: async (memberId, token) => {
      const found = await database.query<
        Omit<ListedSession, 'id' | 'isCurrent'> & { readonly id: number; readonly is_current: boolean }
      >(
        `select id, device, begun, seen, token_hash = $2 as is_current from session
        where member_id = $1 and ends > $3 and seen + idle > $3 order by is_current desc, seen desc, id desc`,
        [Number(memberId), hashOf(token), now()],
      )
      return found.map(({ id, is_current, ...rest }) => ({ ...rest, id: String(id), isCurrent: is_current }))
    },
    end: async (memberId, id) => {
      await database.query(
        `with ended as (delete from session where member_id = $1 and id = $2 returning known_device)
        delete from known_device where member_id = $1 and hash in (select known_device from ended)
          and hash not in (select known_device from session where member_id = $1 and id <> $2)`,
        [Number(memberId), id],
      )
    },
    endOthers: async (memberId, token) => {
      const own = [Number(memberId), hashOf(token)]
      await database.query('delete from session where member_id = $1 and token_hash <> $2', own)
      await database.query(
        `delete from known_device where member_id = $1
          and hash not in (select known_device from session where member_id = $1 and token_hash = $2)`,
        own,
      )
    },
  }
}

const identityOf = ({ id, user_name, mobile_no, head_picture }: SessionRow): MemberIdentity => ({
  id: String(id),
  userName: user_name,
  mobileNo: mobile_no ?? '',
  headPicture: head_picture,
})
