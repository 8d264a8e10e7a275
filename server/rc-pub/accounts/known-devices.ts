import type { Identifier } from '@xuekan/core/member'
import type { Queryable } from '../store/database.ts'
import { memberColumns } from './stored-members.ts'
import { hashOf, newToken } from './tokens.ts'

/** Milliseconds for which a device is known after the last login there: half a year. */
const knownFor = 180 * 24 * 60 * 60_000

/** Devices of one member, and members of one device, that are known at once: the longest unused give way. */
const most = { devices: 20, members: 8 } as const

/** What `newToken` makes. */
const wordForm = /^[\w-]{43}$/

export interface RememberedDevice {
  /** What the browser keeps from now on. */
  readonly word: string
  /** What the store holds of it. */
  readonly hash: string
  /** Whether the member has not logged in there before. */
  readonly isNew: boolean
}

/** Where members have logged in before, by a random word that the browser keeps and of which the store has a hash. */
export interface KnownDevices {
  /** The hash of a word, where the member behind a name has logged in where it is kept; null elsewhere. One statement, whoever is named. */
  readonly hashIfKnown: (
    member: Identifier | { readonly kind: 'id'; readonly value: number },
    word: string,
  ) => Promise<string | null>
  /**
   * Remembers a login. Where the member is not known by the word there is another one, so that a word that somebody else has
   * put into the browser is worth nothing; other members of the browser are known by that as well.
   */
  readonly remember: (memberId: string, word: string) => Promise<RememberedDevice>
}

const hashOfWord = (word: string): string => hashOf('known device', word)

export function createKnownDevices(database: Queryable, now: () => number): KnownDevices {
  return {
    hashIfKnown: async ({ kind, value }, word) => {
      if (!wordForm.test(word)) return null
      const hash = hashOfWord(word)
      const found = await database.query(
        `select d.hash from known_device d join member m on m.id = d.member_id
        where d.hash = $1 and d.seen > $2 and m.${memberColumns[kind]} = $3`,
        [hash, now() - knownFor, value],
      )
      return found.length > 0 ? hash : null
    },
    remember: async (memberId, word) => {
      const at = now()
      const id = Number(memberId)
      const former = wordForm.test(word) ? hashOfWord(word) : ''
      await database.query('delete from known_device where seen <= $1', [at - knownFor])
      const seen = await database.query(
        'update known_device set seen = $3 where hash = $1 and member_id = $2 returning hash',
        [former, id, at],
      )
      if (seen.length > 0) return { word, hash: former, isNew: false }
      const next = newToken()
      const hash = hashOfWord(next)
      await database.query(
        `insert into known_device (hash, member_id, seen)
        select $1::text, $2::bigint, $3::bigint union all
        (select $1::text, member_id, seen from known_device where hash = $4 order by seen desc limit $5)`,
        [hash, id, at, former, most.members - 1],
      )
      await database.query(
        `delete from known_device where member_id = $1 and hash in (
          select hash from known_device where member_id = $1 order by seen desc, (hash = $2) desc offset $3
        )`,
        [id, hash, most.devices],
      )
      return { word: next, hash, isNew: true }
    },
  }
}

/** Forgets the devices of a member, but for one; all of them for ''. */
export async function forgetDevices(database: Queryable, memberId: number, but: string): Promise<void> {
  await database.query('delete from known_device where member_id = $1 and hash <> $2', [memberId, but])
}
