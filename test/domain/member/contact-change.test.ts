import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactFault, holdsNewName, userNameAfter } from '../../../core/domain/member/contact-change.ts'
import { passwordFaults } from '../../../core/domain/member/password.ts'

describe('contactFault', () => {
  it.each([
    ['phone', '', 'receiver.empty'],
    ['phone', ' ', 'receiver.empty'],
    ['phone', '138', 'phone.malformed'],
    ['phone', 'a@example.org', 'phone.malformed'],
    ['phone', '+86 138 1234 5678', 'receiver.unchanged'],
    ['phone', '13912345678', null],
    ['email', '', 'receiver.empty'],
    ['email', '13912345678', 'email.malformed'],
    ['email', ' LIN@example.org', 'receiver.unchanged'],
    ['email', 'shui@example.org', null],
  ] as const)('says of another %s, %j: %s [C5.6] [C5.7]', (kind, raw, fault) => {
    expect(contactFault(kind, raw, kind === 'phone' ? '13812345678' : 'lin@example.org')).toBe(fault)
  })
})

describe('holdsNewName', () => {
  const former = { phone: '13812345678', email: 'lin@example.org' } as const
  const arbitraryChange = fc.record({
    userName: fc.constantFrom('linxi', former.phone, former.email),
    mobileNo: fc.constantFrom('', former.phone),
    email: fc.constantFrom('', former.email),
    receiver: fc.constantFrom(
      { kind: 'phone', value: '13900000001' } as const,
      { kind: 'email', value: 'x7@ab.cn' } as const,
    ),
    around: fc.tuple(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 })),
    holds: fc.boolean(),
  })

  it('should refuse just what could not be set under the new name, and never where the name stays [C5.4]', () => {
    fc.assert(
      fc.property(arbitraryChange, ({ receiver, around: [before, after], holds, ...member }) => {
        const password = `${before}${holds ? receiver.value : ''}${after}`
        const userName = userNameAfter(member, receiver)
        const isForbidden = passwordFaults(password, { userName }).includes('containsUserName')
        expect(holdsNewName(password, member, receiver)).toBe(userName !== member.userName && isForbidden)
      }),
    )
  })

  it('should see the name change with the number or address that it was, and with no other [C7.11]', () => {
    const member = { userName: former.email, mobileNo: former.phone, email: former.email }
    const email = { kind: 'email', value: 'x7@ab.cn' } as const
    expect(userNameAfter(member, email)).toBe(email.value)
    expect(holdsNewName('Sx7@ab.cn9', member, email)).toBe(true)
    expect(holdsNewName('SX7@AB.CN9', member, email)).toBe(false)
    const phone = { kind: 'phone', value: '13900000001' } as const
    expect(userNameAfter(member, phone)).toBe(former.email)
    expect(holdsNewName('S13900000001x', member, phone)).toBe(false)
    // a first address is nobody's former name
    expect(userNameAfter({ userName: '', mobileNo: '', email: '' }, email)).toBe('')
  })
})
