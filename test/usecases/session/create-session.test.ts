import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { PageName } from '../../../core/domain/route/route.ts'
import { createSession } from '../../../core/usecases/session/create-session.ts'
import { createFakeSessionGateway } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { cookiesIn, sessionBench } from './bench.ts'

function bench(pages: readonly PageName[], address = '/zh/issue') {
  const made = sessionBench(address)
  const member = { mobileNo: '13812345678', headPicture: '' }
  const session = createFakeSessionGateway({ good: member })
  const availablePages = new Set(pages)
  const model = createSession({ ...made, session }, made.scope, { context$: made.context$, availablePages })
  return { ...made, ...model }
}

const pageOf = (address: string): string => parseRoute(address).page

describe('createSession', () => {
  it('logs out, and opens the login page [C4.9]', () => {
    const { cookies, logout, navigation } = bench(['account'])
    logout()
    expect(cookiesIn(cookies)).toEqual(['language'])
    expect(pageOf(navigation.address.value)).toBe('account')
  })

  it('opens the home page in the place of a login page that does not exist', () => {
    const { logout, navigation } = bench(['home'])
    logout()
    expect(navigation.address.value).toBe('/zh/home')
  })

  it('ends with an answer that says so, in the words of the server [C4.10]', () => {
    const { clock, cookies, expire, navigation, notified } = bench(['account'])
    expire({ kind: 'expired', call: 'article', message: '请重新登录' })
    expect(cookiesIn(cookies)).not.toContain('token')
    expect(notified).toEqual(['0 sessionExpired 请重新登录'])
    clock.advance(1_100)
    expect(pageOf(navigation.address.value)).toBe('account')
  })

  it('takes credentials out of the address [C4.8]', () => {
    const { navigation } = bench(['account', 'home'], '/zh/home?token=good&userName=reader')
    expect(navigation.address.value).toBe('/zh/home')
  })

  it('hears nothing any more after its scope has ended', () => {
    const { cookies, expire, logout, scope } = bench(['account'])
    scope.end()
    logout()
    expire({ kind: 'expired', call: 'article', message: '' })
    expect(cookiesIn(cookies)).toContain('token')
  })
})
