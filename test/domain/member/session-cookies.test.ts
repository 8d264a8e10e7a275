import { webLink } from '../../../core/domain/channel/web-link.ts'
import { memberInfoCodec } from '../../../core/domain/member/member-info.ts'
import { roleOf } from '../../../core/domain/member/role.ts'
import { photoCookies, sessionCookiesOf, type SignedIn } from '../../../core/domain/member/session-cookies.ts'
import { clearedAtLogout } from '../../../core/domain/storage/cleared-cookies.ts'
import { junkLink, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const answer: SignedIn = {
  userName: '13812345678',
  token: 't0ken',
  commonToken: '',
  member: { mobileNo: '13812345678', headPicture: '/rc-pub/front/files/get?id=7' },
}

describe('sessionCookiesOf', () => {
  it('keeps user name, token, member info and head picture [C4.7]', () => {
    expect(sessionCookiesOf(answer)).toEqual([
      ['userName', '13812345678'],
      ['token', 't0ken'],
      ['commonToken', ''],
      ['memberInfo', '{"v":1,"mobileNo":"13812345678"}'],
      ['headPicture', '/rc-pub/front/files/get?id=7'],
    ])
  })

  it('keeps the token of the unified login where there is one [C4.7, C6.4]', () => {
    const cookies = new Map(sessionCookiesOf({ ...answer, commonToken: 'c' }))
    expect(cookies.get('commonToken')).toBe('c')
    expect(new Map(sessionCookiesOf({ ...answer, commonToken: '水' })).get('commonToken')).toBe('')
  })

  it('keeps what a known device is known by, and leaves it as it is where nothing is said of it', () => {
    const namesOf = (knownDevice: string) => new Map(sessionCookiesOf({ ...answer, knownDevice }))
    expect(namesOf('a-word').get('knownDevice')).toBe('a-word')
    for (const none of ['', 'a word', '水']) expect(namesOf(none).has('knownDevice')).toBe(false)
  })

  it('keeps no picture that is no web link [C4.7]', () => {
    const pictureOf = (headPicture: string) =>
      new Map(sessionCookiesOf({ ...answer, member: { ...answer.member, headPicture } })).get('headPicture')
    expect(pictureOf('https://img.example.org/7.png')).toBe('https://img.example.org/7.png')
    for (const link of ['javascript:alert(1)', '//evil.example', 'mailto:a@b.cn', 'null', ''])
      expect(pictureOf(link)).toBe('')
  })

  it.each([
    { userName: '' },
    { userName: 'undefined' },
    { userName: 'a\nb' },
    { token: '' },
    { token: 'null' },
    { token: 'a b' },
  ])('is no login where the answer says %j [C4.7]', (part) => {
    expect(sessionCookiesOf({ ...answer, ...part })).toBeNull()
  })

  it('should make a member of whomever it logs in, and name every cookie of a login [C4.7, C6.2]', () => {
    const text = fc.oneof(junkText, fc.constantFrom('reader', 't0ken'))
    const anyAnswer = fc.record({
      userName: text,
      token: text,
      commonToken: text,
      member: fc.record({ mobileNo: text, headPicture: text }),
    })
    fc.assert(
      fc.property(anyAnswer, (any) => {
        const cookies = sessionCookiesOf(any)
        const { userName, token } = any
        if (cookies === null) return
        expect(roleOf({ userName, token })).toBe('member')
        expect(cookies.map(([name]) => name)).toEqual([
          'userName',
          'token',
          'commonToken',
          'memberInfo',
          'headPicture',
        ])
        expect(cookies.every(([name]) => (clearedAtLogout as readonly string[]).includes(name))).toBe(true)
      }),
    )
  })
})

describe('photoCookies', () => {
  it('says the picture alone, and an empty one for what is no web link [C4.7] [C5.9]', () => {
    expect(photoCookies('/rc-pub/front/files/get?id=7')).toEqual([
      ['headPicture', '/rc-pub/front/files/get?id=7'],
    ])
    for (const link of ['', 'javascript:alert(1)']) expect(photoCookies(link)).toEqual([['headPicture', '']])
  })
})

describe('memberInfoCodec', () => {
  it('should read what it has printed [C4.7]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (mobileNo) => {
        expect(memberInfoCodec.parse(memberInfoCodec.print({ mobileNo }))).toEqual({ mobileNo })
      }),
    )
  })

  it.each([
    '',
    'null',
    '1',
    '[]',
    '{}',
    '{"v":1}',
    '{"v":2,"mobileNo":"1"}',
    '{"v":1,"mobileNo":1}',
    '{"v":1',
    '"v"',
  ])('reads nothing in %s [C4.7]', (text) => {
    expect(memberInfoCodec.parse(text)).toBeNull()
  })

  it('should be total on junk [C4.7]', () => {
    fc.assert(
      fc.property(fc.oneof(junkText, fc.json()), (text) => {
        expect(memberInfoCodec.parse(text)?.mobileNo ?? '').toBeTypeOf('string')
      }),
    )
  })
})

describe('webLink', () => {
  it.each(['https://a.cn/x', 'HTTP://a.cn', '/zh/home', '/rc-pub/front/files/get?id=1'])(
    'follows %s [C8.3]',
    (link) => {
      expect(webLink(` ${link} `)).toBe(link)
    },
  )

  it.each([
    '',
    'null',
    'mailto:a@b.cn',
    'tel:123',
    '//a.cn',
    'javascript:alert(1)',
    'ftp://a.cn',
    'a.cn',
    7,
    null,
  ])('does not follow %s [C8.3]', (link) => {
    expect(webLink(link)).toBeNull()
  })

  it('should lead nowhere but to the web or within the site [C8.3]', () => {
    fc.assert(
      fc.property(junkLink, (raw) => {
        expect(webLink(raw) ?? '/').toMatch(/^(?:https?:\/\/[^/]|\/(?![/\\]))/i)
      }),
    )
  })
})
