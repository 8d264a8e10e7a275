import { lazy } from '../../../core/reactive/lazy.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('lazy', () => {
  it('should load once for all who want it, and again only for who wants it after a failure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 3 })), fc.nat({ max: 4 }), async (waves, failures) => {
        let loads = 0
        const fetched = lazy(async () => {
          loads += 1
          if (loads <= failures) throw new Error(`attempt ${loads}`)
          return loads
        })
        expect(loads).toBe(0)
        let expected = 0
        for (const others of waves) {
          if (expected <= failures) expected += 1
          const notified = await Promise.allSettled(Array.from({ length: others + 1 }, fetched))
          expect(loads).toBe(expected)
          const fails = expected <= failures
          expect(new Set(notified.map(({ status }) => status))).toEqual(
            new Set([fails ? 'rejected' : 'fulfilled']),
          )
        }
      }),
    )
  })

  it('tries again after a load that throws at once', async () => {
    let loads = 0
    const fetched = lazy((): Promise<string> => {
      loads += 1
      if (loads === 1) throw new Error('no such chunk')
      return Promise.resolve('here')
    })
    await expect(fetched()).rejects.toThrow('no such chunk')
    expect([await fetched(), await fetched(), loads]).toEqual(['here', 'here', 2])
  })
})
