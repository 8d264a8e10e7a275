import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { AsyncResult } from '../../../core/ports/async-result.ts'
import { createLogout, logoutPatience } from '../../../core/usecases/session/logout.ts'
import { createFakeSessionGateway, type OnTheWay } from '@xuekan/core/testing'
import fc from 'fast-check'
import { NEVER, of, Subject, switchMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { cookiesIn, sessionBench } from './bench.ts'

function bench(onTheWay?: OnTheWay) {
  const base = sessionBench('/zh/article/7')
  const session = createFakeSessionGateway({}, onTheWay === undefined ? {} : { onTheWay })
  const { logout } = createLogout({ ...base, session }, base.scope, base.context$)
  return { ...base, logout, session }
}

const failing =
  (error: Failure): OnTheWay =>
  (_call, answer) =>
    answer.pipe(switchMap(() => of({ ok: false as const, error })))

describe('createLogout', () => {
  it('asks the server, clears every credential cookie, goes to login and says so [C4.9, C7.8]', () => {
    const { cookies, logout, navigation, session, notified } = bench()
    logout()
    expect(session.logouts).toBe(1)
    expect(cookiesIn(cookies)).toEqual(['language'])
    expect(navigation.address.value).toBe('/login?lang=zh')
    expect(notified).toEqual(['0 logoutSuccess'])
  })

  it.each([
    [{ kind: 'refused', call: 'logout', status: 5, message: '请稍后' }, ['0 serverMessage 请稍后']],
    [{ kind: 'unreachable', call: 'logout' }, ['0 getDataErrorMessage']],
    [{ kind: 'expired', call: 'logout', message: '请重新登录' }, []],
  ] as const)(
    'lets the reader out when the call fails with %j, and tells that [C4.9, C8.1]',
    (failure, words) => {
      const { cookies, logout, navigation, notified } = bench(failing(failure))
      logout()
      expect(cookiesIn(cookies)).toEqual(['language'])
      expect(navigation.address.value).toBe('/login?lang=zh')
      expect(notified).toEqual(words)
    },
  )

  it('waits for a silent server for 10 s, and lets the reader out then [C4.9]', () => {
    const { clock, cookies, logout, notified } = bench(() => NEVER)
    logout()
    expect(logoutPatience).toBe(10_000)
    clock.advance(9_999)
    expect(cookiesIn(cookies)).toContain('token')
    clock.advance(1)
    expect(cookiesIn(cookies)).toEqual(['language'])
    expect(notified).toEqual(['10000 getDataErrorMessage'])
  })

  it('should log out once for clicks in a row, and again after that [C4.9]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 }), (clicks, times) => {
        const gates: Subject<void>[] = []
        const { logout, session, notified } = bench(<T>(_call: string, answer: AsyncResult<T>) => {
          const gate = new Subject<void>()
          gates.push(gate)
          return gate.pipe(switchMap(() => answer))
        })
        for (let time = 0; time < times; time += 1) {
          for (let click = 0; click < clicks; click += 1) logout()
          gates.at(-1)?.next()
          gates.at(-1)?.complete()
        }
        expect([gates.length, session.logouts]).toEqual([times, times])
        expect(notified).toEqual(Array.from({ length: times }, () => '0 logoutSuccess'))
      }),
    )
  })

  it('does nothing more when its scope has ended', () => {
    const { cookies, logout, scope, session } = bench()
    scope.end()
    logout()
    expect([session.logouts, cookies.read('token')]).toEqual([0, 't0ken'])
  })
})
