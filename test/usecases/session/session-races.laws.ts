import type { Failure } from '../../../core/domain/failure/failure.ts'
import { acceptCredentials } from '../../../core/usecases/session/accept-credentials.ts'
import { createLogout } from '../../../core/usecases/session/logout.ts'
import { watchExpiry } from '../../../core/usecases/session/watch-expiry.ts'
import { createFakeSessionGateway } from '@xuekan/core/testing'
import fc from 'fast-check'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { gatedCalls } from '../support/gated-calls.ts'
import { scheduledGateway } from '../support/scheduled-gateway.ts'
import { cookiesIn, sessionBench } from './bench.ts'

const members = {
  good: { mobileNo: '13812345678', headPicture: '/files/7' },
  better: { mobileNo: '13987654321', headPicture: '/files/8' },
}
const offerOf = (token: string): string => `/zh/issue?token=${token}&userName=${token}@a.cn`

function bench(onTheWay: Parameters<typeof createFakeSessionGateway>[1] = {}) {
  const base = sessionBench('/zh/home')
  const session = createFakeSessionGateway(members, onTheWay)
  const expired$ = new Subject<Extract<Failure, { readonly kind: 'expired' }>>()
  acceptCredentials({ ...base, session }, base.scope, base.context$)
  watchExpiry(base, base.scope, { expired$, language$: base.language$ })
  const { logout } = createLogout({ ...base, session }, base.scope, base.context$)
  const expire = (): void => expired$.next({ kind: 'expired', call: 'article', message: '请重新登录' })
  const visited: string[] = []
  base.navigation.address.value$.subscribe((address) => visited.push(address))
  return { ...base, expire, logout, visited }
}

describe('a session that ends in two ways at once', () => {
  it('opens the login page once when it expires while the reader logs out [C4.9, C4.10]', () => {
    const { onTheWay, wait, answer } = gatedCalls()
    const { clock, cookies, expire, logout, notified, visited } = bench({ onTheWay })
    wait()
    logout()
    clock.advance(200)
    expire()
    clock.advance(300)
    answer()
    clock.advance(10_000)
    expect(visited).toEqual(['/zh/home', '/login?lang=zh'])
    expect(cookiesIn(cookies)).toEqual(['language'])
    expect(notified).toEqual(['200 sessionExpired 请重新登录', '500 logoutSuccess'])
  })

  it('opens the login page once when the reader logs out after it has expired [C4.9, C4.10]', () => {
    const { clock, cookies, expire, logout, visited } = bench()
    expire()
    clock.advance(1_099)
    logout()
    clock.advance(10_000)
    expect(visited).toEqual(['/zh/home', '/login?lang=zh'])
    expect(cookiesIn(cookies)).toEqual(['language'])
  })

  it('lets the host ask who is to be logged in while a logout is answered late [C4.8, C4.9]', () => {
    const { onTheWay, wait, answer } = gatedCalls()
    const { cookies, logout, navigation, notified } = bench({
      onTheWay: (call, given) => (call === 'logout' ? onTheWay(call, given) : given),
    })
    wait()
    logout()
    navigation.go(offerOf('good'))
    answer()
    expect(navigation.left).toEqual([offerOf('good')])
    expect([cookies.read('userName'), notified]).toEqual(['', ['0 logoutSuccess']])
  })

  it('believes a token that is offered once the session has expired [C4.8, C4.10]', () => {
    const { onTheWay, wait, answer } = gatedCalls()
    const { clock, cookies, expire, navigation } = bench({ onTheWay })
    wait()
    expire()
    navigation.go(offerOf('good'))
    clock.advance(500)
    answer()
    clock.advance(10_000)
    expect([cookies.read('token'), navigation.address.value]).toEqual(['good', '/zh/issue'])
  })
})

describe('logout, expiry and credentials of an address together', () => {
  const acts = fc.array(fc.constantFrom('logout', 'expire', 'good', 'better', 'bad', 'wait'), {
    maxLength: 6,
  })

  it('should leave a whole session or none, and no address with credentials [C4.7, C4.8, C4.9, C4.10]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, wanted) => {
        const { clock, cookies, expire, logout, navigation, notified } = bench({
          onTheWay: scheduledGateway(scheduler),
        })
        const whole = (): void => {
          const stored = cookiesIn(cookies)
          const parts = ['userName', 'token', 'memberInfo'].map((name) => stored.includes(name))
          expect(new Set(parts).size).toBe(1)
        }
        const act = (name: string): void => {
          if (name === 'logout') logout()
          else if (name === 'expire') expire()
          else if (name === 'wait') clock.advance(700)
          else navigation.go(offerOf(name))
        }
        const { task } = scheduler.scheduleSequence(
          wanted.map((name) => ({
            label: name,
            builder: async () => {
              act(name)
              whole()
            },
          })),
        )
        await scheduler.waitAll()
        await task
        clock.advance(20_000)
        whole()
        expect(navigation.address.value).not.toContain('token')
        expect(notified.filter((words) => words.includes('logoutSuccess')).length).toBeLessThanOrEqual(
          wanted.filter((name) => name === 'logout').length,
        )
        const ends = wanted.some((name) => name === 'logout' || name === 'expire')
        const offers = wanted.some((name) => name === 'good' || name === 'better')
        const left = cookies.read('userName') === ''
        expect(left).toBe(ends && (left || !offers))
      }),
    )
  })
})
