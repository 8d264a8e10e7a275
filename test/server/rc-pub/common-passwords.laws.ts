import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordFaults } from '@xuekan/core/member'
import { isCommonPassword } from '../../../server/rc-pub/accounts/common-passwords.ts'

/** Each fits the rules of composition (C5.4), and each is in the first thousands of published counts. */
const tried = [
  'Password1',
  'Passw0rd',
  'P@ssw0rd',
  'Qwerty123',
  'Abcd1234',
  'Aa123456',
  'Aa112233',
  '1qaz2WSX',
  'A1b2c3d4',
  'Admin123',
  '@Dmin2026',
  'Welcome1!',
  'Woaini1314',
  'Zhang1234',
  'Aa11111111',
]

const good = [
  'Sediment7',
  'Xuekan2026',
  'Kz7wuvTq',
  'Tr0ut-in-stream',
  'SpurDike2Bend',
  '江河Turbulent9',
  '9Grebe-Otter',
]

describe('isCommonPassword', () => {
  it.each(tried)('knows %s, which the rules of composition let pass [C5.4]', (password) => {
    expect(passwordFaults(password, { userName: '' })).toEqual([])
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(good)('lets %s pass', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('does not mind letter case, or digits behind', () => {
    const flips = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(
        fc.constantFrom('password', 'qwerty', 'woaini', 'admin'),
        flips,
        fc.nat(),
        (word, upper, number) => {
          const written = [...word]
            .map((each, at) => (upper[at] === true ? each.toUpperCase() : each))
            .join('')
          expect(isCommonPassword(`${written}${number}`)).toBe(true)
        },
      ),
    )
  })

  it('lets what a generator makes pass', () => {
    const characters = [...'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789']
    const made = fc.array(fc.constantFrom(...characters), { minLength: 14, maxLength: 20 })
    fc.assert(
      fc.property(
        made.filter((each) => new Set(each).size > 7),
        (each) => {
          expect(isCommonPassword(each.join(''))).toBe(false)
        },
      ),
    )
  })
})
