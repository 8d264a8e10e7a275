import type { SignedIn } from '../../../core/domain/member/session-cookies.ts'
import { finishThirdPartyLogin } from '../../../core/usecases/session/finish-third-party-login.ts'
import { signIn } from '../../../core/usecases/session/sign-in.ts'
import { createFakeCookieJar } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { cookiesIn, memberCookieJar, sessionBench } from './bench.ts'

const answer: SignedIn = {
  userName: 'reader01',
  token: 'new',
  commonToken: '',
  member: { mobileNo: '13987654321', headPicture: '' },
}

describe('signIn', () => {
  it('keeps user name, token, member info and head picture in cookies [C4.7]', () => {
    const jar = createFakeCookieJar()
    expect(signIn(jar, { ...answer, member: { ...answer.member, headPicture: '/files/9' } })).toBe(true)
    const stored = ['userName', 'token', 'memberInfo', 'headPicture'].map((name) => jar.read(name))
    expect(stored).toEqual(['reader01', 'new', '{"v":1,"mobileNo":"13987654321"}', '/files/9'])
  })

  it('leaves nothing of a former login [C4.7]', () => {
    const jar = memberCookieJar()
    signIn(jar, answer)
    expect([jar.read('commonToken'), jar.read('headPicture'), jar.read('token')]).toEqual(['', '', 'new'])
  })

  it('changes nothing where the answer names nobody [C4.7]', () => {
    const jar = memberCookieJar()
    expect(signIn(jar, { ...answer, token: '' })).toBe(false)
    expect(jar.read('token')).toBe('t0ken')
  })
})

describe('finishThirdPartyLogin', () => {
  it('logs in whom the account is bound to, and leads home [C6.4]', () => {
    const { cookies, navigation, notified, ...ports } = sessionBench('/login?code=x', createFakeCookieJar())
    finishThirdPartyLogin({ ...ports, cookies, navigation }, { ...answer, commonToken: 'u' }, 'zh')
    expect(cookiesIn(cookies)).toEqual(['userName', 'token', 'commonToken', 'memberInfo'])
    expect([navigation.address.value, notified]).toEqual(['/zh/home', []])
  })

  it('asks to bind an account where it is bound to nobody, and says so [C6.4, C8.4]', () => {
    const { cookies, navigation, notified, ...ports } = sessionBench('/login?code=x', createFakeCookieJar())
    const unbound = { ...answer, userName: '', token: '', commonToken: 'u' }
    finishThirdPartyLogin({ ...ports, cookies, navigation }, unbound, 'en')
    expect(cookiesIn(cookies)).toEqual(['commonToken'])
    expect([navigation.address.value, notified]).toEqual(['/accountBinding?lang=en', ['0 userToBind']])
    navigation.back()
    expect(navigation.address.value).toBe('/accountBinding?lang=en')
  })
})
