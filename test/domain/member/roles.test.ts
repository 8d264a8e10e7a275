import { bookCloudDestination, bookCloudSetting } from '../../../core/domain/member/book-cloud.ts'
import { loginState } from '../../../core/domain/member/login-state.ts'
import { resendCountdown } from '../../../core/domain/member/resend-countdown.ts'
import { roleOfLogin } from '../../../core/domain/member/role-of-login.ts'
import { actions, permits, roleOf } from '../../../core/domain/member/role.ts'
import { describe, expect, it } from 'vitest'

describe('loginState', () => {
  it('offers the personal centre and logout to a member, under the masked name [C4.4, C4.6]', () => {
    const member = { kind: 'loggedIn', shownName: '138****5678', entries: ['personalCentre', 'logout'] }
    expect(loginState('13812345678', true)).toEqual(member)
    expect(loginState('13812345678', false)).toEqual(member)
  })

  it('offers login and registration to a visitor, where the header shows them [C4.4, C4.6]', () => {
    expect(loginState('', true)).toEqual({ kind: 'loggedOut', entries: ['login', 'register'] })
    expect(loginState('', false)).toEqual({ kind: 'loggedOut', entries: [] })
    expect(loginState('undefined', true).kind).toBe('loggedOut')
  })
})

describe('permits', () => {
  it('lets a visitor browse, search, collect citations and see the login links [C6.1]', () => {
    expect(actions.filter((action) => permits('visitor', action))).toEqual([
      'browse',
      'search',
      'useBasket',
      'seeLoginLinks',
    ])
  })

  it.each([
    'keepFavourites',
    'keepDownloads',
    'keepAlbums',
    'editPersonalInfo',
    'subscribe',
    'changePassword',
    'changePhone',
    'openPersonalPage',
    'useBookCloud',
  ] as const)('lets members %s, and members alone [C6.2]', (action) => {
    expect([permits('member', action), permits('visitor', action)]).toEqual([true, false])
  })

  it('lets a member do all that a visitor may [C6.2]', () => {
    expect(actions.filter((action) => !permits('member', action))).toEqual([])
    expect(actions).toHaveLength(13)
  })
})

describe('roleOf', () => {
  it('takes both cookies for a member [C6.1, C6.2]', () => {
    expect(roleOf({ userName: 'reader', token: 't' })).toBe('member')
    for (const token of ['', 'null', 'undefined', ' '])
      expect(roleOf({ userName: 'reader', token })).toBe('visitor')
    for (const userName of ['', 'undefined']) expect(roleOf({ userName, token: 't' })).toBe('visitor')
  })
})

describe('roleOfLogin', () => {
  it.each(['', 'undefined', '林', '13812345678', ' '])('is that of the cookie: %j [C4.4]', (userName) => {
    const role = roleOf({ userName, token: 'x' })
    for (const isShown of [true, false]) expect(roleOfLogin(loginState(userName, isShown))).toBe(role)
  })
})

describe('bookCloudDestination', () => {
  const member = { role: 'member', credential: 'c1', check: 'true' } as const

  it('leads a member with a credential to the service, whatever the setting [C6.3]', () => {
    expect(bookCloudSetting).toBe('BOOK_CLOUD_CHECK')
    for (const check of ['true', 'false', ''])
      expect(bookCloudDestination({ ...member, check })).toEqual({ kind: 'service', credential: 'c1' })
  })

  it.each([
    ['true', 'login'],
    ['TRUE', 'login'],
    ['false', 'publicSite'],
    ['', 'publicSite'],
    ['null', 'publicSite'],
  ])('leads a visitor, where the setting is %j, to %s [C6.3]', (check, kind) => {
    expect(bookCloudDestination({ role: 'visitor', credential: '', check })).toEqual({ kind })
    expect(bookCloudDestination({ role: 'visitor', credential: 'c1', check })).toEqual({ kind })
    expect(bookCloudDestination({ role: 'member', credential: 'undefined', check })).toEqual({ kind })
  })
})

describe('resendCountdown', () => {
  it.each([
    [1_000, 60],
    [1_001, 60],
    [2_000, 59],
    [60_000, 1],
    [60_999, 1],
    [61_000, 0],
    [90_000, 0],
    [0, 60],
  ])('at %i ms, for a code sent at 1000 ms, is %i seconds [C9.13]', (now, seconds) => {
    expect(resendCountdown(1_000, now)).toBe(seconds)
  })

  it('is 0 where no code was sent, and for times that are none [C9.13]', () => {
    expect([resendCountdown(null, 5), resendCountdown(NaN, 5), resendCountdown(0, Infinity)]).toEqual([
      0, 0, 0,
    ])
    expect(resendCountdown(0, 0, 90)).toBe(90)
  })
})
