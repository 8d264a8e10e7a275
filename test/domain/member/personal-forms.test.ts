import type { Profile } from '../../../core/domain/member/member.ts'
import { readInfoForm, readPasswordForm } from '../../../core/domain/member/personal-form.ts'
import { describe, expect, it } from 'vitest'

const change = { former: 'Sediment7', password: 'Estuary88', confirmation: 'Estuary88' }
const faultsOf = (form: Partial<typeof change>) => {
  const read = readPasswordForm({ ...change, ...form }, 'linxi')
  return read.ok ? null : read.error
}

describe('readPasswordForm', () => {
  it('is a change where all is well, as it was typed', () => {
    expect(readPasswordForm(change, 'linxi')).toMatchObject({
      ok: true,
      value: { former: 'Sediment7', password: 'Estuary88' },
    })
  })

  it.each([
    [{ former: '' }, { former: 'former.empty' }],
    [{ password: '', confirmation: '' }, { password: 'password.empty' }],
    [{ password: 'short', confirmation: 'short' }, { password: 'password.tooShort' }],
    [{ confirmation: 'Estuary89' }, { confirmation: 'password.confirmationDiffers' }],
    [{ password: 'Sediment7', confirmation: 'Sediment7' }, { password: 'password.sameAsFormer' }],
  ])('says beside its field what keeps it from being one: %o [C5.4] [C5.5] [C5.7]', (form, faults) => {
    expect(faultsOf(form)).toEqual(faults)
  })
})

const profile: Profile = {
  userName: 'linxi',
  headPicture: '',
  loginEmail: '',
  name: '林溪',
  mobile: '13800138000',
  email: 'lin@example.org',
  region: '',
  major: '',
  institution: '',
  researchFields: [],
  gender: null,
}
const typed = {
  name: '林溪',
  email: 'lin@example.org',
  region: ' 江州 ',
  major: '',
  institution: '',
  researchFields: '河流；泥沙',
  gender: 'female',
}

describe('readInfoForm', () => {
  it('is what a member tells, with the phone number as it stands [C5.10]', () => {
    expect(readInfoForm(typed, profile)).toEqual({
      ok: true,
      value: { ...profile, region: '江州', researchFields: ['河流', '泥沙'], gender: 'female' },
    })
    expect(readInfoForm({ ...typed, gender: 'another' }, profile)).toMatchObject({ value: { gender: null } })
  })

  it.each([
    [{ name: '' }, { name: 'name.empty' }],
    [{ email: 'lin' }, { email: 'email.malformed' }],
    [{ researchFields: 'a;b;c;d;e;f' }, { researchFields: 'selection.tooMany' }],
    [{ researchFields: `${'x'.repeat(101)};b` }, { researchFields: 'illegalInput' }],
    [{ region: 'a\nb' }, { region: 'illegalInput' }],
    [{ major: '<b>x' }, { major: 'illegalInput' }],
    [{ institution: '\u202Eacademy' }, { institution: 'illegalInput' }],
    [
      { name: '', email: '', researchFields: 'a;b;c;d;e;f' },
      { name: 'name.empty', email: 'email.empty', researchFields: 'selection.tooMany' },
    ],
  ])('says beside each field what it lacks: %o [C5.7] [C5.10]', (change, faults) => {
    expect(readInfoForm({ ...typed, ...change }, profile)).toEqual({ ok: false, error: faults })
  })
})
