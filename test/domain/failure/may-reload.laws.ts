import { chunkReloadInterval, mayReload } from '../../../core/domain/failure/may-reload.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('mayReload', () => {
  it('should count what is no time of the past as no reload', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.oneof(fc.constantFrom(null, '', 'x', 'NaN', '{}'), fc.integer({ min: 1 })),
        (now, later) => {
          const last = typeof later === 'number' ? String(now + later) : later
          expect(mayReload(last, now)).toBe(true)
        },
      ),
    )
  })

  it('should count no time as none, also when the clock is young', () => {
    expect([mayReload(null, 5), mayReload('', 5), mayReload('5', 5)]).toEqual([true, true, false])
  })

  it('should allow the next reload exactly when the interval is over [C4.23]', () => {
    expect(mayReload('1000', 1000 + chunkReloadInterval - 1)).toBe(false)
    expect(mayReload('1000', 1000 + chunkReloadInterval)).toBe(true)
  })
})

describe('chunkReloadInterval', () => {
  it('is 60 s [C4.23]', () => {
    expect(chunkReloadInterval).toBe(60_000)
  })
})
