import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportMember } from '../../../server/rc-pub/accounts/export-member.ts'
import { findMember, removeMember } from '../../../server/rc-pub/accounts/stored-members.ts'
import { hashOf, newToken } from '../../../server/rc-pub/accounts/tokens.ts'
import { lockMember, unlockMember } from '../../../server/rc-pub/operators/lock-member.ts'
import { mergeMembers } from '../../../server/rc-pub/operators/merge-members.ts'
import { dumpedTables } from '../../../server/rc-pub/store/dump/dump-tables.ts'
import { dropAlbum, makeAlbum, personalAlbum } from '../../../server/rc-pub/store/personal-albums.ts'
import {
  linkToken,
  shareAlbum,
  sharedAlbum,
  sharedArticles,
  sharingToken,
  unshareAlbum,
} from '../../../server/rc-pub/store/shared-albums.ts'
import { accountParts } from './account-changes.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'

const store = openedStore()
const text = { name: '潮汐', enName: 'Tides', description: 'For the seminar' }
const act = { operator: 'op', at: 9, reason: '' }

let made = 0
async function newMember() {
  made += 1
  const userName = `sharer${made}`
  await store().query(`insert into member (user_name, password_hash, created) values ($1, 'x', 1)`, [
    userName,
  ])
  const found = await findMember(store(), { kind: 'name', value: userName })
  if (found === null) throw new Error(`${userName} is not there`)
  return found
}
type Member = Awaited<ReturnType<typeof newMember>>

let member: Member
let album = 0
/** Ids of no article of this store: an album keeps the place of what is withdrawn. */
const albumOf = async ({ id }: Member, told = text, articles: readonly number[] = [900_001]) =>
  (await makeAlbum(store(), id, told, articles, 1)) ?? 0
const share = async ({ id }: Member, which: number) => (await shareAlbum(store(), id, which, 5)) ?? ''
const isRead = async (token: string) => (await sharedAlbum(store(), token)) !== null
const news = () => accountParts(store(), collectingSenders()).news
const rowsOf = (which: number) =>
  store().query<{ hash: string; seed: string }>('select hash, seed from shared_album where album_id = $1', [
    which,
  ])

beforeEach(async () => {
  member = await newMember()
  album = await albumOf(member)
})

describe('linkToken', () => {
  it('should be 192 bits in letters of addresses, of one seed and one key alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (key, seed, other) => {
        const token = linkToken(key, seed)
        expect(token).toMatch(/^[\w-]{32}$/)
        expect(linkToken(key, seed)).toBe(token)
        fc.pre(other !== seed)
        expect(linkToken(key, other)).not.toBe(token)
      }),
    )
  })
})

describe('an album that is shared', () => {
  it('is found by a hash: neither the store nor a dump of it has the link [C7.13]', async () => {
    const token = await share(member, album)
    expect(await sharingToken(store(), member.id, album)).toBe(token)
    const [row] = await rowsOf(album)
    expect(row?.hash).toBe(hashOf('shared album', token))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(dumpedTables).toContain('shared_album')
    expect(dumpedTables).not.toContain('secret')
  })

  it('still has its link with a key that made another, which is told no more, and a new one on demand', async () => {
    const token = await share(member, album)
    const [kept] = await store().query<{ value: string }>(
      `select value from secret where name = 'album_links'`,
    )
    await store().query(`update secret set value = $1 where name = 'album_links'`, [newToken()])
    expect(await isRead(token)).toBe(true)
    expect(await sharingToken(store(), member.id, album)).toBe('')
    expect((await personalAlbum(store(), member.id, album))?.isShared).toBe(true)
    const next = await share(member, album)
    expect([await isRead(token), await isRead(next)]).toEqual([false, true])
    await store().query(`update secret set value = $1 where name = 'album_links'`, [kept?.value ?? ''])
  })

  it('has one link, however many begin at once, and that one is read', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => share(member, album)))
    expect(new Set(tokens).size).toBe(1)
    expect(await isRead(tokens[0] ?? '')).toBe(true)
    await unshareAlbum(store(), member.id, album)
    expect(await isRead(tokens[0] ?? '')).toBe(false)
  })

  it('is begun and ended by its member alone, and ends with the album', async () => {
    const other = await newMember()
    expect(await shareAlbum(store(), other.id, album, 5)).toBeNull()
    const token = await share(member, album)
    await unshareAlbum(store(), other.id, album)
    expect(await sharingToken(store(), other.id, album)).toBe('')
    expect(await isRead(token)).toBe(true)
    await dropAlbum(store(), member.id, album)
    expect(await isRead(token)).toBe(false)
    expect(await rowsOf(album)).toEqual([])
  })

  it('says nothing of whose it is, and leaves out what is withdrawn [C6.1]', async () => {
    const found = await sharedAlbum(store(), await share(member, album))
    expect(found).toEqual({ id: album, ...text, count: 0 })
    const page = { size: 20, offset: 0 }
    expect(await sharedArticles(store(), album, page)).toMatchObject({ rows: [], total: 0 })
  })

  it('is read by nobody while its member is locked, and under the same link after that [C6.2]', async () => {
    const token = await share(member, album)
    await lockMember(news(), member, act)
    expect(await isRead(token)).toBe(false)
    await unlockMember(news(), member, act)
    expect(await isRead(token)).toBe(true)
  })

  it('ends with its account', async () => {
    const token = await share(member, album)
    await store().transaction((tx) => removeMember(tx, member))
    expect(await isRead(token)).toBe(false)
    expect(await rowsOf(album)).toEqual([])
  })

  it('is told of in the data of its member, without what opens it', async () => {
    const closed = await albumOf(member, { ...text, name: '沙' })
    const token = await share(member, album)
    const exported = await exportMember(store(), member.id)
    expect(exported['albums']).toMatchObject([
      { name: '潮汐', sharedSince: 5 },
      { name: '沙', sharedSince: null },
    ])
    const [row] = await rowsOf(album)
    for (const secret of [token, row?.hash ?? '?', row?.seed ?? '?'])
      expect(JSON.stringify(exported)).not.toContain(secret)
    expect(closed).toBeGreaterThan(album)
  })
})

describe('albums of two members who are made one', () => {
  const albumsOf = (of: Member) =>
    store().query<{ id: number; articles: readonly number[] }>(
      'select id, articles from personal_album where member_id = $1 order by id',
      [Number(of.id)],
    )

  it('go with their links, and show through them nothing that was not shared', async () => {
    const into = await newMember()
    const shared = await albumOf(member, { ...text, name: '河' }, [900_002])
    const own = await albumOf(into, { ...text, name: '河' }, [900_003])
    const ownShared = await albumOf(into, text, [900_004])
    const [first, second] = [await share(member, shared), await share(into, ownShared)]
    expect(await mergeMembers(news(), member, into, act)).toMatchObject({ kind: 'merged' })
    // neither is joined with its namesake
    expect(await albumsOf(into)).toEqual([
      { id: album, articles: [900_001] },
      { id: shared, articles: [900_002] },
      { id: own, articles: [900_003] },
      { id: ownShared, articles: [900_004] },
    ])
    expect((await sharedAlbum(store(), first))?.id).toBe(shared)
    expect((await sharedAlbum(store(), second))?.id).toBe(ownShared)
    expect(await sharingToken(store(), into.id, shared)).toBe(first)
  })

  it('are joined by their names where neither is shared', async () => {
    const into = await newMember()
    const own = await albumOf(into, text, [900_003])
    await mergeMembers(news(), member, into, act)
    expect(await albumsOf(into)).toEqual([{ id: own, articles: [900_003, 900_001] }])
  })
})
