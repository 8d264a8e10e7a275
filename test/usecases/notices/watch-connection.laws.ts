import { createScope } from '../../../core/reactive/scope.ts'
import { createNotices } from '../../../core/usecases/notices/notices.ts'
import { watchConnection } from '../../../core/usecases/notices/watch-connection.ts'
import { createFakeConnection, createVirtualClock } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

function bench(online = true) {
  const clock = createVirtualClock()
  const connection = createFakeConnection(online)
  const scope = createScope()
  const notices = createNotices(clock, createScope())
  watchConnection(connection, scope, notices)
  const notified = () => notices.notices$.value.map(({ message }) => message)
  return { clock, connection, notices, scope, notified }
}

describe('watchConnection', () => {
  it('should tell that the network is gone for just as long as it is, and never both at once', () => {
    const turn = fc.record({ online: fc.boolean(), pause: fc.nat({ max: 10_000 }) })
    fc.assert(
      fc.property(fc.boolean(), fc.array(turn), (first, turns) => {
        const { clock, connection, notified } = bench(first)
        for (const { online, pause } of turns) {
          const wasOnline = connection.online.value
          connection.turn(online)
          expect(notified().includes('offline')).toBe(!online)
          const turned = [online ? 'backOnline' : 'offline']
          expect(online === wasOnline ? turned : notified()).toEqual(turned)
          clock.advance(pause)
          expect(notified().length).toBeLessThan(2)
        }
      }),
    )
  })

  it('tells nothing to who opens the page with a network, and at once to who has none', () => {
    expect(bench().notified()).toEqual([])
    expect(bench(false).notified()).toEqual(['offline'])
  })

  it('tells that the network is back in passing', () => {
    const { clock, connection, notified } = bench()
    connection.turn(false)
    clock.advance(1_000_000)
    expect(notified()).toEqual(['offline'])
    connection.turn(true)
    expect(notified()).toEqual(['backOnline'])
    clock.advance(3_000)
    expect(notified()).toEqual([])
  })

  it('tells that the network is back to who has put the message away', () => {
    const { connection, notices, notified } = bench(false)
    notices.dismiss(1)
    connection.turn(true)
    expect(notified()).toEqual(['backOnline'])
  })

  it('tells nothing more when its scope has ended', () => {
    const { connection, scope, notified } = bench()
    scope.end()
    connection.turn(false)
    expect(notified()).toEqual([])
  })
})
