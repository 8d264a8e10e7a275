import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { CookieJar } from '../../../core/ports/cookie-jar.ts'
import type { FakeNavigation, VirtualClock } from '@xuekan/core/testing'
import fc from 'fast-check'
import type { Subject } from 'rxjs'
import { expect } from 'vitest'
import { cookiesIn } from './bench.ts'

/** What is known of a session. */
export interface KnownSession {
  now: number
  address: string
  member: boolean
  /** When the last end of a session was told; null for never. */
  endedAt: number | null
  /** When the login page is to open; null when it is not. */
  opensAt: number | null
  notified: readonly string[]
}

export interface RealSession {
  readonly clock: VirtualClock
  readonly cookies: CookieJar
  readonly navigation: FakeNavigation
  readonly notified: readonly string[]
  readonly expired$: Subject<Extract<Failure, { readonly kind: 'expired' }>>
}

type SessionCommand = fc.Command<KnownSession, RealSession>

const loginPages = ['/login?lang=zh', '/login', '/quickLogin', '/en/login']

/** Nothing leads back to a way in. */
const loginFrom = (address: string): string =>
  address.startsWith('/register')
    ? '/login?lang=zh'
    : `/login?lang=zh&returnTo=${encodeURIComponent(address)}`

function compare(known: KnownSession, { cookies, navigation, notified }: RealSession): void {
  expect(navigation.address.value).toBe(known.address)
  expect(notified).toEqual(known.notified)
  expect(cookiesIn(cookies).includes('userName')).toBe(known.member)
  expect(cookiesIn(cookies).includes('token')).toBe(known.member)
}

const command = (name: string, act: (known: KnownSession, real: RealSession) => void): SessionCommand => ({
  check: () => true,
  run: (known, real) => {
    act(known, real)
    compare(known, real)
  },
  toString: () => name,
})

const expire = (message: string): SessionCommand =>
  command(`expire ${message}`, (known, { expired$ }) => {
    if (known.endedAt === null || known.now >= known.endedAt + 2_000) {
      known.endedAt = known.now
      known.member = false
      known.notified = [...known.notified, `${known.now} sessionExpired ${message}`]
      known.opensAt = loginPages.includes(known.address.replace(/&returnTo.*/, '')) ? null : known.now + 1_100
    }
    expired$.next({ kind: 'expired', call: 'article', message })
  })

const wait = (milliseconds: number): SessionCommand =>
  command(`wait ${milliseconds}`, (known, { clock }) => {
    known.now += milliseconds
    if (known.opensAt !== null && known.now >= known.opensAt) {
      known.opensAt = null
      if (!known.member && !loginPages.includes(known.address.replace(/&returnTo.*/, '')))
        known.address = loginFrom(known.address)
    }
    clock.advance(milliseconds)
  })

const goTo = (address: string): SessionCommand =>
  command(`go to ${address}`, (known, { navigation }) => {
    known.address = address
    navigation.go(address)
  })

const logIn = command('log in', (known, { cookies }) => {
  known.member = true
  cookies.write('userName', '13987654321')
  cookies.write('token', 'another')
})

export const expiryCommands = fc.commands(
  [
    fc.constantFrom('请重新登录', 'Please log in again').map(expire),
    fc.constantFrom(1, 99, 100, 900, 1_000, 1_099, 1_100, 2_000).map(wait),
    fc.constantFrom('/zh/home', '/article?q=a', '/register', ...loginPages).map(goTo),
    fc.constant(logIn),
  ],
  { size: 'medium' },
)
