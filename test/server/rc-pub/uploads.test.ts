import { beforeAll, describe, expect, it } from 'vitest'
import { exportMember } from '../../../server/rc-pub/accounts/export-member.ts'
import { insertMember, removeMember } from '../../../server/rc-pub/accounts/stored-members.ts'
import { fileIdOf, saveFiles } from '../../../server/rc-pub/load/save-files.ts'
import { fileUrl } from '../../../server/rc-pub/store/file-url.ts'
import { photoOf } from '../../../server/rc-pub/accounts/profiles.ts'
import { coverOf, makeAlbum } from '../../../server/rc-pub/store/personal-albums.ts'
import { storedFile } from '../../../server/rc-pub/store/stored-file.ts'
import {
  ownUpload,
  saveUpload,
  showPicture,
  uploadKey,
  uploadQuota,
} from '../../../server/rc-pub/store/uploads.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()

let [one, other] = ['', '']
beforeAll(async () => {
  for (const userName of ['one', 'other'])
    await insertMember(store(), {
      userName,
      mobileNo: null,
      email: `${userName}@example.org`,
      name: '',
      passwordHash: '',
      agreed: '',
      created: 1,
    })
  const members = await store().query<{ id: number }>('select id from member order by id')
  ;[one = '', other = ''] = members.map(({ id }) => String(id))
})

const picture = (text: string, size = text.length) => ({
  name: `${text}.png`,
  mediaType: 'image/png',
  bytes: Buffer.alloc(size, text),
})
/** Milliseconds since 1970. */
let now = 1_000
const save = (memberId: string, file: ReturnType<typeof picture>) =>
  saveUpload(store(), memberId, uploadKey(memberId, 'photo', file.bytes), file, now)
const saved = async (memberId: string, file: ReturnType<typeof picture>): Promise<number> => {
  const outcome = await save(memberId, file)
  if (outcome.kind !== 'saved') throw new Error(outcome.kind)
  return outcome.id
}

describe('saveUpload', () => {
  it('gives each member an address of their own for the same bytes, and none that an import could have', async () => {
    const file = picture('same')
    const [first, again, others] = [await saved(one, file), await saved(one, file), await saved(other, file)]
    expect(again).toBe(first)
    expect(others).not.toBe(first)
    for (const id of [first, others]) {
      expect(id).toBeGreaterThanOrEqual(2 ** 48)
      expect(String(id)).toMatch(/^\d{15}$/)
    }
    expect(fileIdOf(file.bytes)).toBeLessThan(2 ** 48)
    expect(await saveFiles(store(), [file])).toEqual([fileIdOf(file.bytes)])
    expect(await storedFile(store(), first)).toMatchObject({ name: 'same.png', size: 4 })
  })

  it('refuses other bytes under an address that is there', async () => {
    const id = await saved(one, picture('clash'))
    await store().query(`update file set sha256 = 'of others' where id = $1`, [id])
    expect(await save(one, picture('clash'))).toEqual({ kind: 'clash' })
  })

  it('takes so many files and so many bytes of one member, and the same again', async () => {
    const before = await store().query('select from upload where member_id = $1', [Number(other)])
    for (let at = before.length; at < uploadQuota.files; at += 1) await saved(other, picture(`file ${at}`))
    expect(await save(other, picture('one more'))).toEqual({ kind: 'full' })
    expect(await save(other, picture('same'))).toMatchObject({ kind: 'saved' })
    expect(await save(one, picture('large', uploadQuota.bytes))).toEqual({ kind: 'full' })
    expect(await save(one, picture('less', uploadQuota.bytes / 2))).toMatchObject({
      kind: 'saved',
    })
    expect(await save(one, picture('most', uploadQuota.bytes / 2))).toEqual({ kind: 'full' })
  })

  it('makes room a day later for what is shown nowhere, and keeps what is', async () => {
    const [photo, cover, neither] = [
      await saved(other, picture('same')),
      await saved(other, picture('file 3')),
      await saved(other, picture('file 4')),
    ]
    for (const id of [photo, cover]) expect(await ownUpload(store(), other, String(id))).toBe(fileUrl(id))
    expect(await ownUpload(store(), other, fileUrl(cover))).toBe(fileUrl(cover))
    for (const strange of [String(photo + 1), fileUrl(''), `x${cover}`, '', 'https://example.org/?a=1'])
      expect(await ownUpload(store(), other, strange), strange).toBeNull()
    expect(await ownUpload(store(), one, String(photo))).toBeNull()
    await store().query('update member set head_picture = $2 where id = $1', [Number(other), fileUrl(photo)])
    const text = { name: 'a', enName: '', description: '' }
    await makeAlbum(store(), other, text, [], now, fileUrl(cover))
    const almost = 24 * 60 * 60 * 1000
    now += almost
    expect(await save(other, picture('one more'))).toEqual({ kind: 'full' })
    now += 1
    const added = await saved(other, picture('one more'))
    for (const id of [photo, cover, added]) expect(await storedFile(store(), id)).not.toBeNull()
    expect(await storedFile(store(), neither)).toBeNull()
    expect(await store().query('select from upload where member_id = $1', [Number(other)])).toHaveLength(3)
  })

  it('goes at once where another picture or none is shown in its place, but for one that is shown elsewhere', async () => {
    const [first, second] = [await saved(one, picture('first')), await saved(one, picture('second'))]
    const show = (named: string | null) => showPicture(store(), one, photoOf(one), named)
    const isThere = async (id: number) => (await storedFile(store(), id)) !== null
    expect(await show(String(first))).toEqual({ kind: 'shown', address: fileUrl(first) })
    const album = (await makeAlbum(store(), one, { name: 'a', enName: '', description: '' }, [], now)) ?? 0
    const cover = (named: string | null) => showPicture(store(), one, coverOf(one, album), named)
    await cover(fileUrl(first))
    expect(await show(fileUrl(second))).toEqual({ kind: 'shown', address: fileUrl(second) })
    expect(await isThere(first)).toBe(true)
    await cover(null)
    expect(await isThere(first)).toBe(false)
    expect(await show('5')).toEqual({ kind: 'noPicture' })
    expect(await showPicture(store(), one, coverOf(other, album), null)).toEqual({ kind: 'noPlace' })
    expect(await isThere(second)).toBe(true)
    // shown again as it is, it stays
    await show(fileUrl(second))
    expect(await isThere(second)).toBe(true)
    await show(null)
    expect(await isThere(second)).toBe(false)
  })

  it('ends with the account, of that member alone, and is told with all that is held', async () => {
    const [mine, others] = [await saved(one, picture('same')), await saved(other, picture('same'))]
    const imported = fileIdOf(picture('same').bytes)
    expect((await exportMember(store(), one))['uploads']).toContainEqual({
      file: mine,
      name: 'same.png',
      mediaType: 'image/png',
      size: 4,
    })
    await removeMember(store(), { id: one, email: '' })
    expect(await storedFile(store(), mine)).toBeNull()
    for (const id of [others, imported]) expect(await storedFile(store(), id)).not.toBeNull()
    const owners = await store().query('select distinct member_id from upload')
    expect(owners).toEqual([{ member_id: Number(other) }])
  })
})
