import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arbitraryRoute } from '@xuekan/core/testing'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createRowFile, rowsAtOnce, type RowFile } from '../../../server/host/row-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'xuekan-rows-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function fileOf<T>(parts: readonly (readonly T[])[]): Promise<RowFile<T>> {
  const writer = await createRowFile<T>(join(folder, 'below'))
  for (const part of parts) await writer.add(part)
  return writer.end()
}

describe('createRowFile', () => {
  it('should give back any stretch of what was added, in order, and leave no name behind', async () => {
    const parts = fc.array(fc.array(fc.integer(), { maxLength: 3 * rowsAtOnce, size: 'max' }), {
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(parts, fc.nat(), fc.nat(), async (added, one, other) => {
        const all = added.flat()
        const file = await fileOf(added)
        const [from, to] = [one % (all.length + 1), other % (all.length + 2)]
        expect(file.length).toBe(all.length)
        expect(await file.read(from, to)).toEqual(all.slice(from, to))
        expect(await file.read(0, all.length)).toEqual(all)
        file.drop()
      }),
      { numRuns: 60 },
    )
    expect(readdirSync(join(folder, 'below'))).toEqual([])
  })

  it('should give back every address of the portal as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryRoute, { maxLength: 20 }), async (routes) => {
        const file = await fileOf([routes])
        expect(await file.read(0, routes.length)).toEqual(routes)
        file.drop()
      }),
      { numRuns: 100 },
    )
  })

  it('can be read by who holds it after it was dropped, and by nobody after that', async () => {
    const file = await fileOf([[1, 2, 3]])
    const release = file.hold()
    file.drop()
    expect(await file.read(0, 3)).toEqual([1, 2, 3])
    release()
    release()
    await expect(file.read(0, 3)).rejects.toThrow('dropped')
  })

  it('is read to its end by who was reading when it was dropped', async () => {
    const file = await fileOf([Array.from({ length: 5 * rowsAtOnce }, (_, at) => at)])
    const reading = file.read(0, file.length)
    file.drop()
    expect(await reading).toHaveLength(5 * rowsAtOnce)
  })
})
