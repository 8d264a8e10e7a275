import { describe, expect, it } from 'vitest'
import { contactFault } from '../../../core/domain/member/contact-change.ts'

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
