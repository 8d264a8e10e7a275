import { atMostFive } from '../../../core/domain/member/at-most-five.ts'
import { validateCollecting } from '../../../core/domain/member/collecting.ts'
import { readIdentifier } from '../../../core/domain/member/identifier.ts'
import { parseKeywords } from '../../../core/domain/member/keywords.ts'
import { validatePersonalInfo } from '../../../core/domain/member/personal-info.ts'
import { validateReceiver } from '../../../core/domain/member/receiver.ts'
import { validatePasswordReset, validateRegistration } from '../../../core/domain/member/registration.ts'
import { subscriptionMessages, validateSubscription } from '../../../core/domain/member/subscription.ts'
import { describe, expect, it } from 'vitest'

describe('validateRegistration', () => {
  const form = {
    receiver: '+86 138 1234 5678',
    code: '123456',
    password: 'Abcdefg1',
    confirmation: 'Abcdefg1',
    agreed: true,
  }

  it('gives every field in its own form', () => {
    expect(validateRegistration(form)).toEqual({
      ok: true,
      value: {
        receiver: { kind: 'phone', value: '13812345678' },
        code: '123456',
        password: 'Abcdefg1',
        agreement: true,
      },
    })
    expect(validateRegistration({ ...form, receiver: ' Li@IWHR.com' })).toMatchObject({
      value: { receiver: { kind: 'email', value: 'li@iwhr.com' } },
    })
  })

  it('requires the user agreement [C5.8]', () => {
    expect(validateRegistration({ ...form, agreed: false })).toEqual({
      ok: false,
      error: { agreement: 'notAccepted' },
    })
  })

  it('tells every fault at once [C5.4, C5.6, C5.7, C5.8]', () => {
    const blank = { receiver: '', code: '', password: 'x', confirmation: '', agreed: false }
    expect(validateRegistration(blank)).toEqual({
      ok: false,
      error: { receiver: 'empty', code: 'empty', password: 'tooShort', agreement: 'notAccepted' },
    })
  })

  it('asks for the same password again, without the phone number in it, however that is written [C5.4]', () => {
    expect(validateRegistration({ ...form, confirmation: '' })).toEqual({
      ok: false,
      error: { password: 'confirmationDiffers' },
    })
    const password = 'Ab13812345678'
    expect(validateRegistration({ ...form, password, confirmation: password })).toEqual({
      ok: false,
      error: { password: 'containsUserName' },
    })
    expect(validateRegistration({ ...form, receiver: ' bcd ' })).toEqual({
      ok: false,
      error: { receiver: 'phoneMalformed', password: 'containsUserName' },
    })
  })
})

describe('validatePasswordReset', () => {
  it('asks for what a registration asks for, but for the agreement [C1.6] [C5.4] [C5.7]', () => {
    const form = { receiver: 'li@iwhr.com', code: '', password: 'Abcdefg1', confirmation: 'Abcdefg2' }
    expect(validatePasswordReset(form)).toEqual({
      ok: false,
      error: { code: 'empty', password: 'confirmationDiffers' },
    })
    expect(validatePasswordReset({ ...form, code: '123456', confirmation: form.password })).toEqual({
      ok: true,
      value: { receiver: { kind: 'email', value: 'li@iwhr.com' }, code: '123456', password: 'Abcdefg1' },
    })
  })
})

describe('validateReceiver', () => {
  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['12', 'phoneMalformed'],
    ['li', 'phoneMalformed'],
    ['li@', 'emailMalformed'],
    ['li＠iwhr.com', 'emailMalformed'],
  ])('refuses %j as %s [C5.6] [C5.7]', (raw, error) => {
    expect(validateReceiver(raw)).toEqual({ ok: false, error })
  })
})

describe('readIdentifier', () => {
  it.each([
    ['+86 138-1234-5678', { kind: 'phone', value: '13812345678' }],
    [' Li@IWHR.com ', { kind: 'email', value: 'li@iwhr.com' }],
    ['LinXi', { kind: 'name', value: 'linxi' }],
    ['', { kind: 'name', value: '' }],
  ])('reads %j as what a member is known by [C1.6]', (raw, identifier) => {
    expect(readIdentifier(raw)).toEqual(identifier)
  })
})

describe('parseKeywords', () => {
  it.each([
    ['river; dam;sediment', ['river', 'dam', 'sediment']],
    ['水利；泥沙； 水库 ', ['水利', '泥沙', '水库']],
    ['a;；;b;a', ['a', 'b']],
    ['Yellow River, delta', ['Yellow River, delta']],
    [' ; ', []],
    ['', []],
  ])('parts %j into %j [C5.11]', (raw, words) => {
    expect(parseKeywords(raw)).toEqual(words)
  })
})

describe('atMostFive', () => {
  it('takes five choices and refuses a sixth; the same choice again is none [C5.10]', () => {
    expect(atMostFive([1, 2, 3, 4, 5])).toEqual({ ok: true, value: [1, 2, 3, 4, 5] })
    expect(atMostFive([1, 2, 3, 4, 5, 5, 1])).toEqual({ ok: true, value: [1, 2, 3, 4, 5] })
    expect(atMostFive([1, 2, 3, 4, 5, 6])).toEqual({ ok: false, error: 'tooMany' })
  })
})

describe('validateSubscription', () => {
  const form = { email: 'li@iwhr.com', captcha: ' k7Pq ', keywords: 'river；dam' }

  it('reads the address, the captcha code and the keywords [C5.11]', () => {
    expect(validateSubscription(form)).toEqual({
      ok: true,
      value: { email: 'li@iwhr.com', captcha: 'k7Pq', keywords: ['river', 'dam'] },
    })
  })

  it('requires a valid address and the captcha code, and no endless keywords, and says so [C5.11] [C8.4]', () => {
    const wrong = { email: 'li@', captcha: '', keywords: 'x'.repeat(101) }
    const error = { email: 'malformed', captcha: 'empty', keywords: 'illegalInput' } as const
    expect(validateSubscription(wrong)).toEqual({ ok: false, error })
    const many = Array.from({ length: 21 }, (_, index) => `word ${index}`).join(';')
    expect(validateSubscription({ ...form, keywords: many })).toEqual({
      ok: false,
      error: { keywords: 'illegalInput' },
    })
    expect(subscriptionMessages(error)).toEqual({
      email: 'email.malformed',
      captcha: 'captcha.empty',
      keywords: 'illegalInput',
    })
    expect(subscriptionMessages({})).toEqual({})
  })
})

describe('validatePersonalInfo', () => {
  const info = {
    name: ' 李水利',
    mobile: '',
    email: 'li@iwhr.com ',
    region: ' 北京 ',
    major: ' 水文学',
    institution: '水利水电科学研究院 ',
    researchFields: ['洪水', '洪水', '泥沙'],
    gender: 'female',
  } as const

  it('keeps every field of a member, without the space around it [C3.14]', () => {
    expect(validatePersonalInfo(info)).toEqual({
      ok: true,
      value: {
        name: '李水利',
        mobile: '',
        email: 'li@iwhr.com',
        region: '北京',
        major: '水文学',
        institution: '水利水电科学研究院',
        researchFields: ['洪水', '泥沙'],
        gender: 'female',
      },
    })
  })

  it('requires name and e-mail, a phone number where one stands, and at most five fields [C5.6, C5.7, C5.10]', () => {
    const wrong = { ...info, name: '', email: '', mobile: '12', researchFields: [...'abcdef'] }
    expect(validatePersonalInfo(wrong)).toEqual({
      ok: false,
      error: { name: 'empty', email: 'empty', mobile: 'malformed', researchFields: 'tooMany' },
    })
    expect(validatePersonalInfo({ ...info, mobile: ' ' })).toMatchObject({ ok: true, value: { mobile: '' } })
    expect(validatePersonalInfo({ ...info, mobile: '+1 650 253 0000' })).toMatchObject({
      ok: true,
      value: { mobile: '+16502530000' },
    })
  })
})

describe('validateCollecting', () => {
  it.each([
    [
      { favourites: true, inAlbums: false, albums: [] },
      { favourites: true, albums: [] },
    ],
    [
      { favourites: false, inAlbums: true, albums: ['7', '7'] },
      { favourites: false, albums: ['7'] },
    ],
    [
      { favourites: true, inAlbums: true, albums: ['7', '9'] },
      { favourites: true, albums: ['7', '9'] },
    ],
    [
      { favourites: true, inAlbums: false, albums: ['7'] },
      { favourites: true, albums: [] },
    ],
  ])('takes %j [C5.12]', (form, value) => {
    expect(validateCollecting(form)).toEqual({ ok: true, value })
  })

  it.each([
    [{ favourites: false, inAlbums: false, albums: [] }, 'noDestination'],
    [{ favourites: false, inAlbums: false, albums: ['7'] }, 'noDestination'],
    [{ favourites: false, inAlbums: true, albums: [] }, 'noAlbum'],
    [{ favourites: true, inAlbums: true, albums: [] }, 'noAlbum'],
  ])('refuses %j: %s [C5.12]', (form, error) => {
    expect(validateCollecting(form)).toEqual({ ok: false, error })
  })
})
