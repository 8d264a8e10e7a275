import { albumLimits, mostSavedSearches } from '@xuekan/core/member'
import { describe, expect, it } from 'vitest'
import { insertMember } from '../../../server/rc-pub/accounts/stored-members.ts'
import { makeAlbum } from '../../../server/rc-pub/store/personal-albums.ts'
import { saveSearch } from '../../../server/rc-pub/store/saved-searches.ts'
import { saveUpload, uploadKey, uploadQuota } from '../../../server/rc-pub/store/uploads.ts'
import { openedStore } from './opened-store.ts'

let siteId = 0
const store = openedStore(async (database) => {
  const [site] = await database.query<{ id: number }>(
    `insert into site (sld, type, config) values ('a', 'single', '{}') returning id`,
  )
  siteId = site?.id ?? 0
})

async function newMember(userName: string): Promise<string> {
  const nothing = { mobileNo: null, email: null, name: '', passwordHash: 'x', agreed: '', created: 1 }
  await insertMember(store(), { userName, ...nothing })
  const [made] = await store().query<{ id: number }>('select id from member where user_name = $1', [userName])
  return String(made?.id)
}

/** Does it so often at once, and counts what was taken. */
async function atOnce(times: number, add: (time: number) => Promise<boolean>): Promise<number> {
  const taken = await Promise.all(Array.from({ length: times }, (_none, time) => add(time)))
  return taken.filter(Boolean).length
}

describe('a member who adds more than there can be, all of it at once', () => {
  it('has so many albums and no more [C7.13]', async () => {
    const member = await newMember('albums')
    const told = { name: 'x', enName: '', description: '' }
    const add = async () => (await makeAlbum(store(), member, told, [], 1)) !== null
    expect(await atOnce(albumLimits.albums + 20, add)).toBe(albumLimits.albums)
  })

  it('has so many saved searches and no more [C7.12]', async () => {
    const member = await newMember('searches')
    const saved = {
      memberId: member,
      siteId,
      pace: 'never',
      language: 'en',
      origin: 'http://a',
      now: 1,
    } as const
    const add = (time: number) => saveSearch(store(), { ...saved, search: `type=search&q=${time}` })
    expect(await atOnce(mostSavedSearches + 20, add)).toBe(mostSavedSearches)
  })

  it('has so many pictures and no more [C5.9]', async () => {
    const member = await newMember('pictures')
    const add = async (time: number) => {
      const file = { name: `${time}.png`, mediaType: 'image/png', bytes: Buffer.from(`picture ${time}`) }
      const key = uploadKey(member, 'photo', file.bytes)
      return (await saveUpload(store(), member, key, file, 1)).kind === 'saved'
    }
    expect(await atOnce(uploadQuota.files + 10, add)).toBe(uploadQuota.files)
  })
})
