import { beforeAll, describe, expect, it } from 'vitest'
import { exportMember } from '../../../server/rc-pub/accounts/export-member.ts'
import { insertMember, removeMember } from '../../../server/rc-pub/accounts/stored-members.ts'
import { fileIdOf, saveFiles } from '../../../server/rc-pub/load/save-files.ts'
import { storedFile } from '../../../server/rc-pub/store/stored-file.ts'
import { saveUpload, uploadQuota } from '../../../server/rc-pub/store/uploads.ts'
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
const saved = async (memberId: string, file: ReturnType<typeof picture>): Promise<number> => {
  const outcome = await saveUpload(store(), memberId, file)
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
    expect(await saveUpload(store(), one, picture('clash'))).toEqual({ kind: 'clash' })
  })

  it('takes so many files and so many bytes of one member, and the same again', async () => {
    const before = await store().query('select from upload where member_id = $1', [Number(other)])
    for (let at = before.length; at < uploadQuota.files; at += 1) await saved(other, picture(`file ${at}`))
    expect(await saveUpload(store(), other, picture('one more'))).toEqual({ kind: 'full' })
    expect(await saveUpload(store(), other, picture('same'))).toMatchObject({ kind: 'saved' })
    expect(await saveUpload(store(), one, picture('large', uploadQuota.bytes))).toEqual({ kind: 'full' })
    expect(await saveUpload(store(), one, picture('less', uploadQuota.bytes / 2))).toMatchObject({
      kind: 'saved',
    })
    expect(await saveUpload(store(), one, picture('most', uploadQuota.bytes / 2))).toEqual({ kind: 'full' })
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
