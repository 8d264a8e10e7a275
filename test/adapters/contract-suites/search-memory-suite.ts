import type { SearchMemory } from '@xuekan/core'
import { arbitrarySearchHolder } from '@xuekan/core/testing'
import fc from 'fast-check'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'

/** What every SearchMemory keeps. Each test opens an empty one. */
export function searchMemorySuite(name: string, open: () => SearchMemory): void {
  describe(`SearchMemory: ${name}`, () => {
    it('remembers nothing at first, and says so [C3.19]', async () => {
      expect(await firstValueFrom(open().read())).toBeNull()
    })

    it('should remember the holder that was kept last [C3.19]', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(arbitrarySearchHolder, { minLength: 1, maxLength: 3 }), async (holders) => {
          const memory = open()
          for (const holder of holders) memory.store(holder)
          expect(await firstValueFrom(memory.read())).toEqual(holders.at(-1))
        }),
      )
    })
  })
}
