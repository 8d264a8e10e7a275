import type { SignedIn } from '../../../core/domain/member/session-cookies.ts'
import { signIn } from '../../../core/usecases/session/sign-in.ts'
import { createFakeCookieJar } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { memberCookieJar } from './bench.ts'

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
