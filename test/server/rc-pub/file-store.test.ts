import { describe, expect, it } from 'vitest'
import { FileClash, saveFiles } from '../../../server/rc-pub/load/save-files.ts'
import type { Queryable } from '../../../server/rc-pub/store/database.ts'
import { createFileStore } from '../../../server/rc-pub/store/file-store.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()

const file = (letter: string, size: number) => ({
  name: `${letter}.bin`,
  mediaType: 'application/octet-stream',
  bytes: Buffer.from(letter.repeat(size)),
})

/** The store with a count of its statements. */
function counted(): { readonly database: Queryable; readonly requested: () => number } {
  let statements = 0
  return {
    requested: () => statements,
    database: {
      query: (sql, params) => {
        statements += 1
        return store().query(sql, params)
      },
    },
  }
}

const textOf = async (fileStore: ReturnType<typeof createFileStore>, id: number, from: number, to: number) =>
  Buffer.from((await (await fileStore.find(id))?.read(from, to)) ?? []).toString()

describe('saveFiles', () => {
  const clashing = file('z', 30)

  it('stores a file once, and none whose id other bytes have', async () => {
    const [id = 0] = await saveFiles(store(), [clashing])
    expect(await saveFiles(store(), [clashing, clashing])).toEqual([id, id])
    await store().query(`update file set sha256 = 'another' where id = $1`, [id])
    const saving = saveFiles(store(), [clashing])
    await expect(saving).rejects.toBeInstanceOf(FileClash)
    await expect(saving).rejects.toThrow('z.bin')
    // one that comes in between is seen too
    const late: Queryable = {
      query: async (sql, params) => (sql.startsWith('select') ? [] : store().query(sql, params)),
    }
    await expect(saveFiles(late, [clashing])).rejects.toBeInstanceOf(FileClash)
  })
})

describe('createFileStore [C7.10]', () => {
  it('should read a small file once, and give any part of it', async () => {
    const [id = 0] = await saveFiles(store(), [file('a', 10)])
    const { database, requested } = counted()
    const fileStore = createFileStore(database)
    expect(await textOf(fileStore, id, 0, 10)).toBe('aaaaaaaaaa')
    const once = requested()
    expect(await textOf(fileStore, id, 3, 5)).toBe('aa')
    expect((await fileStore.find(id))?.size).toBe(10)
    expect(requested()).toBe(once)
  })

  it('should leave a large file in the store, and read its parts there', async () => {
    const [id = 0] = await saveFiles(store(), [file('b', 600_000)])
    const { database, requested } = counted()
    const fileStore = createFileStore(database)
    expect(await textOf(fileStore, id, 599_998, 600_000)).toBe('bb')
    const once = requested()
    expect(await textOf(fileStore, id, 0, 1)).toBe('b')
    expect(requested()).toBeGreaterThan(once)
  })

  it('should keep no more than it may, the last asked for', async () => {
    const ids = await saveFiles(store(), [file('c', 40), file('d', 40), file('e', 40)])
    const [c = 0, d = 0, e = 0] = ids
    const { database, requested } = counted()
    const fileStore = createFileStore(database, { maximumBytes: 100 })
    for (const id of [c, d, c, e]) await fileStore.find(id)
    const before = requested()
    await fileStore.find(c)
    await fileStore.find(e)
    expect(requested()).toBe(before)
    await fileStore.find(d)
    expect(requested()).toBeGreaterThan(before)
  })

  it('should find nothing under an id that no file has', async () => {
    const fileStore = createFileStore(store())
    expect(await fileStore.find(null)).toBeNull()
    expect(await fileStore.find(999_999_999)).toBeNull()
  })
})
