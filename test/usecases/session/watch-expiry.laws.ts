import type { Failure } from '../../../core/domain/failure/failure.ts'
import { expiryRedirectDelay, watchExpiry } from '../../../core/usecases/session/watch-expiry.ts'
import fc from 'fast-check'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { cookiesIn, sessionBench } from './bench.ts'
import { expiryCommands, type KnownSession } from './expiry-commands.ts'

function bench(address?: string) {
  const session = sessionBench(address)
  const expired$ = new Subject<Extract<Failure, { readonly kind: 'expired' }>>()
  watchExpiry(session, session.scope, { expired$, language$: session.language$ })
  const expire = (message = '请重新登录'): void =>
    expired$.next({ kind: 'expired', call: 'article', message })
  return { ...session, expire, expired$ }
}

describe('watchExpiry', () => {
  it('clears user name and token, and what is shown of the member, at once [C4.10]', () => {
    const { cookies, expire } = bench()
    expire()
    expect(cookiesIn(cookies)).toEqual(['language', 'commonToken', 'aesPassword', 'aesKey'])
  })

  it('shows the words of the server as an error for 2 s, and opens the login page after 1.1 s [C4.10, C8.1]', () => {
    const { clock, expire, navigation, notices } = bench('/zh/article/7')
    expire()
    const shown = {
      id: 1,
      message: 'sessionExpired',
      place: 'toast',
      tone: 'error',
      words: '请重新登录',
      action: null,
    }
    expect(expiryRedirectDelay).toBe(1_100)
    clock.advance(1_099)
    expect([navigation.address.value, notices.notices$.value]).toEqual(['/zh/article/7', [shown]])
    clock.advance(1)
    expect([navigation.address.value, notices.notices$.value]).toEqual([
      '/login?lang=zh&returnTo=%2Fzh%2Farticle%2F7',
      [shown],
    ])
    clock.advance(899)
    expect(notices.notices$.value).toEqual([shown])
    clock.advance(1)
    expect(notices.notices$.value).toEqual([])
    expect(navigation.left).toEqual([])
    navigation.back()
    expect(navigation.address.value).toBe('/zh/article/7')
  })

  it('opens the login page in the language of the reader by then [C4.10]', () => {
    const { clock, expire, language$, navigation } = bench()
    expire()
    language$.set('en')
    clock.advance(1_100)
    expect(navigation.address.value).toBe('/login?lang=en&returnTo=%2Fzh%2Fhome')
  })

  it('should tell one toast and redirect once, whenever answers in parallel come [C4.10, C8.1]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_999 }), { maxLength: 6 }), (times) => {
        const { clock, expire, navigation, notified } = bench()
        const visited: string[] = []
        navigation.address.value$.subscribe((address) => visited.push(address))
        expire()
        for (const time of times.toSorted((a, b) => a - b)) {
          clock.advance(time - clock.now())
          expire('another answer')
        }
        clock.advance(10_000)
        expect(notified).toEqual(['0 sessionExpired 请重新登录'])
        expect(visited).toEqual(['/zh/home', '/login?lang=zh&returnTo=%2Fzh%2Fhome'])
      }),
    )
  })

  it('should tell one toast for calls that answer in any order [C4.10]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 5 }), async (scheduler, calls) => {
        const { clock, expire, navigation, notified } = bench()
        for (let call = 0; call < calls; call += 1)
          void scheduler.schedule(Promise.resolve(`answer ${call}`)).then(expire)
        void scheduler.schedule(Promise.resolve('the clock')).then(() => clock.advance(1_100))
        await scheduler.waitAll()
        clock.advance(1_100)
        expect(notified).toHaveLength(1)
        expect(navigation.address.value).toBe('/login?lang=zh&returnTo=%2Fzh%2Fhome')
      }),
    )
  })

  it('tells it on the login page without opening that again [C4.10]', () => {
    const { clock, cookies, expire, navigation, notified } = bench('/login?lang=en')
    expire()
    clock.advance(10_000)
    expect(notified).toEqual(['0 sessionExpired 请重新登录'])
    expect(navigation.address.value).toBe('/login?lang=en')
    expect(cookiesIn(cookies)).not.toContain('userName')
  })

  it('lets a reader who has logged in again where they are, and can end that session again [C4.10]', () => {
    const { clock, cookies, expire, navigation, notified } = bench()
    expire()
    clock.advance(500)
    cookies.write('userName', '13987654321')
    clock.advance(1_500)
    expect([navigation.address.value, cookies.read('userName')]).toEqual(['/zh/home', '13987654321'])
    expire()
    clock.advance(1_100)
    expect([navigation.address.value, cookies.read('userName')]).toEqual([
      '/login?lang=zh&returnTo=%2Fzh%2Fhome',
      '',
    ])
    expect(notified).toEqual(['0 sessionExpired 请重新登录', '2000 sessionExpired 请重新登录'])
  })

  it('should end sessions as a reader expects, in whatever order things happen [C4.10, C8.1]', () => {
    fc.assert(
      fc.property(expiryCommands, (commands) => {
        const model: KnownSession = {
          now: 0,
          address: '/zh/home',
          member: true,
          endedAt: null,
          opensAt: null,
          notified: [],
        }
        const real = bench()
        fc.modelRun(() => ({ model, real }), commands)
        expect(real.navigation.left).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('does nothing more when its scope has ended', () => {
    const { clock, expire, expired$, navigation, scope, notified } = bench()
    expire()
    scope.end()
    expire()
    clock.advance(5_000)
    expect([navigation.address.value, notified.length, expired$.observed]).toEqual(['/zh/home', 1, false])
  })
})
