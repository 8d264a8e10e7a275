import { describe, expect, it } from 'vitest'
import { saveFiles } from '../../../server/rc-pub/load/save-files.ts'
import type { Queryable } from '../../../server/rc-pub/store/database.ts'
import { createFileShelf } from '../../../server/rc-pub/store/file-shelf.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()

const file = (letter: string, size: number) => ({
  name: `${letter}.bin`,
  mediaType: 'application/octet-stream',
  bytes: Buffer.from(letter.repeat(size)),
})

/** The store with a count of its statements. */
function counted(): { readonly database: Queryable; readonly asked: () => number } {
  let statements = 0
  return {
    asked: () => statements,
    database: {
      query: (sql, params) => {
        statements += 1
        return store().query(sql, params)
      },
    },
  }
}

const textOf = async (shelf: ReturnType<typeof createFileShelf>, id: number, from: number, to: number) =>
  Buffer.from((await (await shelf.find(id))?.read(from, to)) ?? []).toString()

describe('createFileShelf [C7.10]', () => {
  it('should read a small file once, and give any part of it', async () => {
    const [id = 0] = await saveFiles(store(), [file('a', 10)])
    const { database, asked } = counted()
    const shelf = createFileShelf(database)
    expect(await textOf(shelf, id, 0, 10)).toBe('aaaaaaaaaa')
    const once = asked()
    expect(await textOf(shelf, id, 3, 5)).toBe('aa')
    expect((await shelf.find(id))?.size).toBe(10)
    expect(asked()).toBe(once)
  })

  it('should leave a large file in the store, and read its parts there', async () => {
    const [id = 0] = await saveFiles(store(), [file('b', 600_000)])
    const { database, asked } = counted()
    const shelf = createFileShelf(database)
    expect(await textOf(shelf, id, 599_998, 600_000)).toBe('bb')
    const once = asked()
    expect(await textOf(shelf, id, 0, 1)).toBe('b')
    expect(asked()).toBeGreaterThan(once)
  })

  it('should keep no more than it may, the last asked for', async () => {
    const ids = await saveFiles(store(), [file('c', 40), file('d', 40), file('e', 40)])
    const [c = 0, d = 0, e = 0] = ids
    const { database, asked } = counted()
    const shelf = createFileShelf(database, { maximumBytes: 100 })
    for (const id of [c, d, c, e]) await shelf.find(id)
    const before = asked()
    await shelf.find(c)
    await shelf.find(e)
    expect(asked()).toBe(before)
    await shelf.find(d)
    expect(asked()).toBeGreaterThan(before)
  })

  it('should find nothing under an id that no file has', async () => {
    const shelf = createFileShelf(store())
    expect(await shelf.find(null)).toBeNull()
    expect(await shelf.find(999_999_999)).toBeNull()
  })
})
