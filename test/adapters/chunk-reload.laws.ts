import { createFakeConnection, createVirtualClock } from '@xuekan/core/testing'
import { createChunkReload } from '@xuekan/web'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('createChunkReload', () => {
  it('should reload at most once in any 60 s, whenever chunks are missing [C4.23]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90_000 }), { maxLength: 30 }), (pauses) => {
        const clock = createVirtualClock(1_700_000_000_000)
        const reloads: number[] = []
        let stored: string | null = null
        const missing = createChunkReload({
          clock,
          connection: createFakeConnection(),
          memory: {
            read: () => stored,
            write: (value) => {
              stored = value
              return true
            },
          },
          reload: () => reloads.push(clock.now()),
        })
        for (const pause of pauses) {
          clock.advance(pause)
          const before = reloads.length
          expect(missing()).toBe(reloads.length > before)
        }
        const gaps = reloads.slice(1).map((time, index) => time - (reloads[index] ?? 0))
        expect(gaps.every((gap) => gap >= 60_000)).toBe(true)
        expect(reloads.length > 0).toBe(pauses.length > 0)
      }),
    )
  })

  it('should not reload where nothing can be remembered, since it would not stop', () => {
    let reloads = 0
    const memory = { read: () => null, write: () => false }
    const connection = createFakeConnection()
    const missing = createChunkReload({
      clock: createVirtualClock(),
      connection,
      memory,
      reload: () => (reloads += 1),
    })
    expect([missing(), reloads]).toEqual([false, 0])
  })

  it('should not reload without a network, and does when it is back', () => {
    let reloads = 0
    const connection = createFakeConnection(false)
    const missing = createChunkReload({
      clock: createVirtualClock(),
      connection,
      memory: { read: () => null, write: () => true },
      reload: () => (reloads += 1),
    })
    expect([missing(), reloads]).toEqual([false, 0])
    connection.turn(true)
    expect([missing(), reloads]).toEqual([true, 1])
  })
})
