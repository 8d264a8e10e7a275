import { randomBytes } from 'node:crypto'
import {
  isTransport,
  mostPasskeys,
  passkeyLasts,
  passkeyName,
  type CreatedPasskey,
  type NewPasskeyRequest,
  type Passkey,
  type PasskeyRequest,
  type UsedPasskey,
} from '@xuekan/core/member'
import type { Queryable } from '../store/database.ts'
import { lockMember } from '../store/in-member-turn.ts'
import type { Attempts, Budget } from './attempts.ts'
import { later } from './later.ts'
import type { OneTimeKind, OneTimes } from './one-time.ts'
import type { Refusal } from './outcomes.ts'
import { hashOf } from './tokens.ts'
import { verifyCreated, verifyUsed, type PasskeyKey } from './verify-passkey.ts'

/** Wrong signatures of one passkey, whoever sends them. */
const uses: Budget = { name: 'passkey', most: 20, within: 15 * 60_000 }

/** A page of a host of the portal, and the host that passkeys are for. */
export interface PasskeyPlace {
  readonly origin: string
  readonly relyingParty: string
}

interface NewPasskey {
  readonly memberId: string
  /** The session that has begun it. */
  readonly token: string
  readonly name: string
  readonly created: CreatedPasskey
}

/** The passkeys of members. Challenges are good once and for five minutes, in the place that they were asked for. */
export interface StoredPasskeys {
  /** In the order in which they were made. */
  readonly list: (memberId: string) => Promise<readonly Passkey[]>
  readonly begin: (
    member: { readonly id: string; readonly userName: string },
    place: PasskeyPlace,
    token: string,
  ) => Promise<NewPasskeyRequest>
  /** Keeps one that was made for a challenge of this session; no two members have one passkey. */
  readonly add: (passkey: NewPasskey) => Promise<{ readonly kind: 'done' } | Refusal>
  readonly rename: (memberId: string, id: number, name: string) => Promise<void>
  /** Ends one of a member; false where the member has no such one. */
  readonly remove: (memberId: string, id: number) => Promise<boolean>
  readonly beginLogin: (place: PasskeyPlace) => Promise<PasskeyRequest>
  /** Whose passkey has signed a challenge, each challenge once; the use is written down. */
  readonly use: (
    used: UsedPasskey,
  ) => Promise<{ readonly kind: 'member'; readonly memberId: string } | Refusal>
}

interface Challenge extends PasskeyPlace {
  /** In milliseconds since 1970. */
  readonly ends: number
  /** Of the member to be; '' for a login. */
  readonly userHandle: string
  /** Who has begun it, and in which session; '' for a login. */
  readonly owner: string
}

interface KeyRow {
  readonly id: number
  readonly member_id: number
  readonly user_handle: string
  readonly public_key: string
  readonly counter: number
}

export function createPasskeys(
  database: Queryable,
  now: () => number,
  { oneTimes, attempts }: { readonly oneTimes: OneTimes; readonly attempts: Attempts },
): StoredPasskeys {
  const issue = async (kind: OneTimeKind, of: Omit<Challenge, 'ends'>): Promise<string> => {
    const challenge = randomBytes(32).toString('base64url')
    const stored: Challenge = { ...of, ends: now() + passkeyLasts }
    await oneTimes.issue(kind, challenge, JSON.stringify(stored))
    return challenge
  }
  /** What a challenge was asked for that is still good; whatever comes of it, it is good no more. */
  const take = async (kind: OneTimeKind, challenge: string): Promise<Challenge | null> => {
    const stored = challenge === '' ? null : await oneTimes.take(kind, challenge)
    if (stored === null) return null
    const read = JSON.parse(stored) as Challenge
    return read.ends > now() ? read : null
  }
  return {
    list: async (memberId) => {
      const found = await database.query<Omit<Passkey, 'id'> & { readonly id: number }>(
        'select id, name, made, used from passkey where member_id = $1 order by made, id',
        [Number(memberId)],
      )
      return found.map(({ id, ...rest }) => ({ ...rest, id: String(id) }))
    },
    begin: async ({ id, userName }, place, token) => {
      const found = await database.query<{ credential: string; user_handle: string }>(
        'select credential, user_handle from passkey where member_id = $1 order by made, id',
        [Number(id)],
      )
      const userHandle = found[0]?.user_handle ?? randomBytes(32).toString('base64url')
      const owner = ownerOf(id, token)
      return {
        relyingParty: place.relyingParty,
        challenge: await issue('new passkey', { ...place, userHandle, owner }),
        userId: userHandle,
        userName,
        known: found.map(({ credential }) => credential),
      }
    },
    add: async ({ memberId, token, name, created }) => {
      const challenge = challengeIn(created.clientData)
      const requested = await take('new passkey', challenge)
      if (requested === null || requested.owner !== ownerOf(memberId, token)) return { kind: 'passkeyOver' }
      const key = await verifyCreated(created, { ...requested, challenge })
      if (key === null) return { kind: 'passkeyUnfit' }
      await lockMember(database, memberId)
      const [held] = await database.query<{ count: number }>(
        'select count(*)::int as count from passkey where member_id = $1',
        [Number(memberId)],
      )
      if ((held?.count ?? 0) >= mostPasskeys) return { kind: 'passkeysFull' }
      const made = await database.query(
        `insert into passkey (credential, member_id, user_handle, public_key, counter, transports, name, made)
        values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8) on conflict (credential) do nothing returning id`,
        [
          key.credential,
          Number(memberId),
          requested.userHandle,
          key.publicKey,
          key.counter,
          JSON.stringify(created.transports.filter(isTransport)),
          passkeyName(name),
          now(),
        ],
      )
      return { kind: made.length > 0 ? 'done' : 'passkeyTaken' }
    },
    rename: async (memberId, id, name) => {
      await database.query('update passkey set name = $3 where member_id = $1 and id = $2', [
        Number(memberId),
        id,
        passkeyName(name),
      ])
    },
    remove: async (memberId, id) => {
      const gone = await database.query('delete from passkey where member_id = $1 and id = $2 returning id', [
        Number(memberId),
        id,
      ])
      return gone.length > 0
    },
    beginLogin: async (place) => ({
      relyingParty: place.relyingParty,
      challenge: await issue('passkey', { ...place, userHandle: '', owner: '' }),
    }),
    use: async (used) => {
      const wait = await attempts.spend(uses, used.id)
      if (wait !== null) return later(wait)
      const challenge = challengeIn(used.clientData)
      const requested = await take('passkey', challenge)
      if (requested === null) return { kind: 'passkeyOver' }
      const [found] = await database.query<KeyRow>(
        'select id, member_id, user_handle, public_key, counter from passkey where credential = $1',
        [used.id],
      )
      if (found === undefined) return { kind: 'passkeyUnknown' }
      const isOwn = used.userHandle === '' || used.userHandle === found.user_handle
      const counter = isOwn
        ? await verifyUsed(used, { ...requested, challenge }, keyOf(used.id, found))
        : null
      if (counter === null) return { kind: 'passkeyUnfit' }
      // an authenticator that counts never counts back: two that do not agree are copies of each other
      const counted = await database.query(
        `update passkey set counter = $2, used = $3
        where id = $1 and ((counter = 0 and $2::bigint = 0) or counter < $2) returning id`,
        [found.id, counter, now()],
      )
      if (counted.length === 0) return { kind: 'passkeyCopied' }
      await attempts.forget(uses, used.id)
      return { kind: 'member', memberId: String(found.member_id) }
    },
  }
}

const ownerOf = (memberId: string, token: string): string => hashOf('passkey of', memberId, token)

const keyOf = (credential: string, { public_key, counter }: KeyRow): PasskeyKey => ({
  credential,
  publicKey: public_key,
  counter,
})

/** The challenge that an answer says it is for, in base64url; '' where it says none. It is believed once the answer is verified. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
      readonly challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
