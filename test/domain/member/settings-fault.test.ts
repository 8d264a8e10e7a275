import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  missingSetting,
  refusedSetting,
  settingsForms,
  type SettingsForm,
} from '../../../core/domain/member/settings-fault.ts'

const forms = Object.keys(settingsForms) as readonly SettingsForm[]
const form = fc.constantFrom(...forms)

describe('missingSetting', () => {
  it('should name a field that the form asks for and that is empty, or none [C5.7]', () => {
    fc.assert(
      fc.property(form, fc.string(), fc.string(), (action, password, code) => {
        const missing = missingSetting({ action, password, code })
        const asked: readonly string[] = settingsForms[action]
        const empty = [...(password === '' ? ['password'] : []), ...(code.trim() === '' ? ['code'] : [])]
        expect(missing?.field).toBe(empty.find((field) => asked.includes(field)))
      }),
    )
  })

  it.each([
    ['begin', '', '1', { field: 'password', message: 'password.empty' }],
    ['delete', ' ', '', null],
    ['phoneCode', '', ' ', { field: 'code', message: 'code.empty' }],
    ['passkeyName', '', '', null],
    ['accept', '', '', null],
  ] as const)(
    'says of %s with the password %j and the code %j: %j [C5.7]',
    (action, password, code, said) => {
      expect(missingSetting({ action, password, code })).toEqual(said)
    },
  )

  it('takes what a form does not send for nothing', () => {
    expect(missingSetting({ action: 'export' })?.field).toBe('password')
    expect(missingSetting({ action: 'passkeyMade' })).toBeNull()
  })
})

describe('refusedSetting', () => {
  it('should be a field of the form, whatever the status [C8.4]', () => {
    fc.assert(
      fc.property(
        form,
        fc.oneof(fc.integer(), fc.constantFrom(400, 403, 409, 422, 423, 428)),
        (name, status) => {
          expect([null, ...settingsForms[name]]).toContain(refusedSetting(name, status))
        },
      ),
    )
  })

  it.each([
    ['begin', 403, 'password'],
    ['delete', 423, 'factor'],
    ['confirm', 423, 'code'],
    ['emailCode', 423, 'code'],
    ['phone', 422, 'receiver'],
    ['email', 428, 'receiver'],
    ['phoneCode', 409, null],
    ['passkeyMade', 403, null],
    ['passkey', 428, null],
    ['export', 429, null],
    ['accept', 412, null],
    ['begin', 500, null],
  ] as const)('tells a refusal of %s by %i beside %s [C7.11] [C8.4]', (name, status, field) => {
    expect(refusedSetting(name, status)).toBe(field)
  })
})
