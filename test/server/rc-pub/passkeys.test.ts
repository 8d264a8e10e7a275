import { beforeEach, describe, expect, it } from 'vitest'
import { mostPasskeys } from '@xuekan/core/member'
import { createAttempts } from '../../../server/rc-pub/accounts/attempts.ts'
import { createOneTimes } from '../../../server/rc-pub/accounts/one-time.ts'
import { createPasskeys } from '../../../server/rc-pub/accounts/passkeys.ts'
import { findMember } from '../../../server/rc-pub/accounts/stored-members.ts'
import { mergeMembers } from '../../../server/rc-pub/operators/merge-members.ts'
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
  type Twist,
} from '../../support/software-authenticator.ts'
import { accountParts } from './account-changes.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'

const members: { readonly id: string; readonly userName: string }[] = []
const store = openedStore(async (database) => {
  for (const userName of ['keyed', 'other']) {
    const [made] = await database.query<{ id: number }>(
      `insert into member (user_name, password_hash, created) values ($1, 'x', 1) returning id`,
      [userName],
    )
    members.push({ id: String(made?.id), userName })
  }
})

const place = { origin: 'https://slgc.example.org', relyingParty: 'example.org' }
const name = 'phone'

describe('a passkey in the store', () => {
  let at = 1_800_000_000_000
  const passkeys = () => {
    const now = () => at
    return createPasskeys(store(), now, {
      oneTimes: createOneTimes(store(), now),
      attempts: createAttempts(store(), now),
    })
  }
  const memberOf = (index: number) => {
    const member = members[index]
    if (member === undefined) throw new Error('the store has two members')
    return member
  }
  let authenticator: SoftwareAuthenticator
  beforeEach(async () => {
    await store().query('delete from passkey')
    at += 60 * 60_000
    authenticator = createSoftwareAuthenticator(place.origin)
  })

  const make = async (twist: Twist = {}, from = authenticator, index = 0) => {
    const request = await passkeys().begin(memberOf(index), place, 'token')
    const made = await from.twisted(twist).create({ ...request, known: [] })
    if (!made.ok) throw new Error(made.error)
    return made.value
  }
  const add = async (created: Awaited<ReturnType<typeof make>>, index = 0, token = 'token') =>
    (await passkeys().add({ memberId: memberOf(index).id, token, name, created })).kind
  const sign = async (twist: Twist = {}) => {
    const used = await authenticator.twisted(twist).use(await passkeys().beginLogin(place))
    if (!used.ok) throw new Error(used.error)
    return used.value
  }
  const kindOf = async (used: Awaited<ReturnType<typeof sign>>) => (await passkeys().use(used)).kind

  it('lets its member in, each challenge once, and remembers when [C1.6]', async () => {
    expect(await add(await make())).toBe('done')
    expect(await passkeys().list(memberOf(0).id)).toMatchObject([{ name, made: at, used: null }])
    const signed = await sign()
    at += 1_000
    const [first, second] = await Promise.all([passkeys().use(signed), passkeys().use(signed)])
    expect([first.kind, second.kind].toSorted()).toEqual(['member', 'passkeyOver'])
    expect(await passkeys().use(await sign())).toEqual({ kind: 'member', memberId: memberOf(0).id })
    expect(await passkeys().list(memberOf(0).id)).toMatchObject([{ used: at }])
  })

  it.each([
    ['of a page elsewhere', { origin: 'https://evil.example' }],
    ['of a page of another host of the portal', { origin: 'https://gzxb.example.org' }],
    ['for another relying party', { relyingParty: 'evil.example' }],
    ['of somebody who was not verified', { isVerified: false }],
  ] as const)('is neither made nor used %s [C6.1]', async (_what, twist) => {
    expect(await add(await make(twist))).toBe('passkeyUnfit')
    expect(await passkeys().list(memberOf(0).id)).toEqual([])
    expect(await add(await make())).toBe('done')
    expect(await kindOf(await sign(twist))).toBe('passkeyUnfit')
    expect(await kindOf(await sign())).toBe('member')
  })

  it('is made once, within five minutes, by the member and in the session that asked [C6.1]', async () => {
    const made = await make()
    expect(await add(made)).toBe('done')
    expect(await add(made)).toBe('passkeyOver')
    expect(await add(await make(), 0, 'another')).toBe('passkeyOver')
    expect(await add(await make(), 1)).toBe('passkeyOver')
    const late = await make()
    at += 300_000
    expect(await add(late)).toBe('passkeyOver')
    expect(await add(await make({ challenge: 'bm9uZQ' }))).toBe('passkeyOver')
    expect(await passkeys().list(memberOf(0).id)).toHaveLength(1)
  })

  it('lets in within five minutes, and by a challenge of a login alone [C6.1]', async () => {
    await add(await make())
    const late = await sign()
    at += 300_000
    expect(await kindOf(late)).toBe('passkeyOver')
    const { challenge } = await passkeys().begin(memberOf(0), place, 'token')
    expect(await kindOf(await sign({ challenge }))).toBe('passkeyOver')
    expect(await add(await make({ challenge: (await passkeys().beginLogin(place)).challenge }))).toBe(
      'passkeyOver',
    )
  })

  it('is one member’s alone [C6.1]', async () => {
    const made = await make()
    await add(made)
    // the same authenticator's passkey, signed anew for another member
    const request = await passkeys().begin(memberOf(1), place, 'token')
    const client = { type: 'webauthn.create', challenge: request.challenge, origin: place.origin }
    const clientData = Buffer.from(JSON.stringify(client)).toString('base64url')
    expect(await add({ ...made, clientData }, 1)).toBe('passkeyTaken')
    const [passkey] = await passkeys().list(memberOf(0).id)
    const id = Number(passkey?.id)
    await passkeys().rename(memberOf(1).id, id, 'stolen')
    expect(await passkeys().remove(memberOf(1).id, id)).toBe(false)
    expect(await passkeys().list(memberOf(0).id)).toMatchObject([{ name }])
    expect(await kindOf(await sign({ userHandle: 'b3RoZXI' }))).toBe('passkeyUnfit')
  })

  it('lets nobody in whose authenticator counts back, which means a copy [C6.1]', async () => {
    await add(await make({ counter: 7 }))
    expect(await kindOf(await sign({ counter: 9 }))).toBe('member')
    expect(await kindOf(await sign({ counter: 9 }))).toBe('passkeyCopied')
    expect(await kindOf(await sign({ counter: 8 }))).toBe('passkeyCopied')
    expect(await kindOf(await sign({ counter: 0 }))).toBe('passkeyCopied')
    expect(await kindOf(await sign({ counter: 10 }))).toBe('member')
    const signed = [await sign({ counter: 11 }), await sign({ counter: 11 })]
    const kinds = await Promise.all(signed.map(kindOf))
    expect(kinds.toSorted()).toEqual(['member', 'passkeyCopied'])
  })

  it('lets in again and again where the authenticator does not count', async () => {
    authenticator = createSoftwareAuthenticator(place.origin, false)
    await add(await make())
    expect(await kindOf(await sign())).toBe('member')
    expect(await kindOf(await sign())).toBe('member')
    expect(await kindOf(await sign({ counter: 3 }))).toBe('member')
    expect(await kindOf(await sign())).toBe('passkeyCopied')
  })

  it('is nobody’s once it is removed, and what cannot be read lets nobody in', async () => {
    await add(await make())
    const [passkey] = await passkeys().list(memberOf(0).id)
    expect(await passkeys().remove(memberOf(0).id, Number(passkey?.id))).toBe(true)
    expect(await kindOf(await sign())).toBe('passkeyUnknown')
    await add(await make())
    const signed = await sign()
    expect(await kindOf({ ...signed, authenticatorData: 'AA' })).toBe('passkeyUnfit')
    for (const clientData of ['', '%%', 'e30', Buffer.from('{"challenge":7}').toString('base64url')])
      expect(await kindOf({ ...signed, clientData })).toBe('passkeyOver')
    expect(await add({ ...(await make()), attestation: 'AA' })).toBe('passkeyUnfit')
  })

  it('is tried twenty times in a quarter of an hour at the most, and then waits even for who is right', async () => {
    await add(await make())
    const wrong = { ...(await sign()), clientData: 'e30' }
    for (let count = 0; count < 20; count += 1) expect(await kindOf(wrong)).toBe('passkeyOver')
    expect(await kindOf(await sign())).toBe('later')
    at += 16 * 60_000
    expect(await kindOf(await sign())).toBe('member')
  })

  it('is told of one account by one handle, and each of its passkeys once', async () => {
    const first = await passkeys().begin(memberOf(0), place, 'token')
    await add(await make())
    const second = await passkeys().begin(memberOf(0), place, 'token')
    expect(second.known).toHaveLength(1)
    await add(await make({}, createSoftwareAuthenticator(place.origin)))
    const third = await passkeys().begin(memberOf(0), place, 'token')
    expect(third.userId).toBe(second.userId)
    expect(first.userId).not.toBe((await passkeys().begin(memberOf(1), place, 'token')).userId)
    for (let count = 2; count < mostPasskeys; count += 1)
      expect(await add(await make({}, createSoftwareAuthenticator(place.origin)))).toBe('done')
    expect(await add(await make({}, createSoftwareAuthenticator(place.origin)))).toBe('passkeysFull')
  })

  it('ends with its member where two become one: it would pass by the second factor of the one that stays [C6.2]', async () => {
    const known = async (index: number) => {
      const found = await findMember(store(), { kind: 'id', value: Number(memberOf(index).id) })
      if (found === null) throw new Error('both are there')
      return found
    }
    await add(await make())
    const theirs = createSoftwareAuthenticator(place.origin)
    await add(await make({}, theirs, 1), 1)
    const act = { operator: 'op', at, reason: '' }
    const { news } = accountParts(store(), collectingSenders())
    expect(await mergeMembers(news, await known(1), await known(0), act)).toMatchObject({ kind: 'merged' })
    const used = await theirs.use(await passkeys().beginLogin(place))
    expect(used.ok && (await passkeys().use(used.value))).toEqual({ kind: 'passkeyUnknown' })
    expect(await passkeys().use(await sign())).toEqual({ kind: 'member', memberId: memberOf(0).id })
    expect(await passkeys().list(memberOf(0).id)).toHaveLength(1)
    // the same authenticator makes another one for the member that stays
    expect(await add(await make({}, theirs))).toBe('done')
  })
})
