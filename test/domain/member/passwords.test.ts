import { validatePasswordChange } from '../../../core/domain/member/password-change.ts'
import { passwordFaults, validatePassword } from '../../../core/domain/member/password.ts'
import { describe, expect, it } from 'vitest'

const nobody = { userName: '' }

describe('passwordFaults', () => {
  it.each([
    ['Abcdefg1', []],
    ['Abcdefghijklmnopqr12', []],
    ['Abcdef1', ['tooShort']],
    ['Abcdefghijklmnopqrs12', ['tooLong']],
    ['Abc defg1', ['whiteSpace']],
    ['Abcdefg1\u3000', ['whiteSpace']],
    ['Abcd\u00a0efg1', ['whiteSpace']],
    ['Abcd\tefg1', ['whiteSpace']],
    ['Abcd\u0085efg1', ['whiteSpace']],
    ['Abcd\ufeffefg1', ['whiteSpace']],
    ['Abcdefgh', ['noDigit']],
    ['abcdefg1', ['noUpperCase']],
    ['ABCDEFG1', ['noLowerCase']],
    ['', ['tooShort', 'noDigit', 'noUpperCase', 'noLowerCase']],
    ['Àbcdefg１', ['noDigit', 'noUpperCase']],
    ['水利水利Ab1𠮷', []],
  ])('finds in %j the faults %j [C5.4]', (password, faults) => {
    expect(passwordFaults(password, nobody)).toEqual(faults)
  })

  it('counts characters, not the units that encode them [C5.4]', () => {
    expect(passwordFaults('𠮷𠮷𠮷𠮷Ab1', nobody)).toEqual(['tooShort'])
    expect(passwordFaults(`Ab1${'𠮷'.repeat(17)}`, nobody)).toEqual([])
  })

  it('refuses the user name, alone or within, as it is written [C5.4]', () => {
    expect(passwordFaults('Reader2026', { userName: 'Reader2026' })).toEqual(['containsUserName'])
    expect(passwordFaults('xReader2026', { userName: 'Reader' })).toEqual(['containsUserName'])
    expect(passwordFaults('Reader2026', { userName: 'reader2026' })).toEqual([])
  })

  it('asks for the same confirmation, where one is asked for [C5.4]', () => {
    expect(passwordFaults('Abcdefg1', { userName: '', confirmation: 'Abcdefg1' })).toEqual([])
    expect(passwordFaults('Abcdefg1', { userName: '', confirmation: '' })).toEqual(['confirmationDiffers'])
    expect(passwordFaults('Abcdefg1', { userName: '', confirmation: 'abcdefg1' })).toEqual([
      'confirmationDiffers',
    ])
  })

  it('refuses the password that is replaced [C5.5]', () => {
    expect(passwordFaults('Abcdefg1', { userName: '', former: 'Abcdefg1' })).toEqual(['sameAsFormer'])
    expect(passwordFaults('Abcdefg1', { userName: '', former: 'Abcdefg2' })).toEqual([])
  })
})

describe('validatePassword', () => {
  it('gives a good password as typed, and else the first fault [C5.4]', () => {
    expect(validatePassword('Abcdefg1', nobody)).toEqual({ ok: true, value: 'Abcdefg1' })
    expect(validatePassword('a b', { userName: 'a', confirmation: '' })).toEqual({
      ok: false,
      error: 'tooShort',
    })
    expect(validatePassword('Abcdefgh', { userName: 'A', confirmation: '' })).toEqual({
      ok: false,
      error: 'noDigit',
    })
  })
})

describe('validatePasswordChange', () => {
  const form = { former: ' old ', password: 'Abcdefg1', confirmation: 'Abcdefg1' }

  it('keeps the original password as typed [C5.7]', () => {
    expect(validatePasswordChange(form, '13812345678')).toEqual({
      ok: true,
      value: { former: ' old ', password: 'Abcdefg1' },
    })
  })

  it('requires the original password, and another one for the new [C5.5, C5.7]', () => {
    expect(validatePasswordChange({ ...form, former: '' }, '')).toEqual({
      ok: false,
      error: { former: 'empty' },
    })
    expect(validatePasswordChange({ ...form, former: 'Abcdefg1' }, '')).toEqual({
      ok: false,
      error: { password: 'sameAsFormer' },
    })
  })

  it('looks for the user name and for the confirmation [C5.4]', () => {
    expect(validatePasswordChange(form, 'cdef')).toEqual({
      ok: false,
      error: { password: 'containsUserName' },
    })
    expect(validatePasswordChange({ ...form, confirmation: 'Abcdefg2' }, '')).toEqual({
      ok: false,
      error: { password: 'confirmationDiffers' },
    })
  })
})
