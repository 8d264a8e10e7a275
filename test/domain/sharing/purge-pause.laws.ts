import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { purgePause } from '../../../core/domain/sharing/purge-pause.ts'

describe('purgePause', () => {
  it('should grow with every failure, and be five minutes at the most', () => {
    fc.assert(
      fc.property(fc.nat(), (failures) => {
        const [pause, next] = [purgePause(failures), purgePause(failures + 1)]
        expect(next).toBeGreaterThanOrEqual(pause)
        expect(next).toBeLessThanOrEqual(Math.min(300_000, 2 * pause))
      }),
    )
    expect([1, 2, 3, 9, 10].map(purgePause)).toEqual([1_000, 2_000, 4_000, 256_000, 300_000])
  })
})
