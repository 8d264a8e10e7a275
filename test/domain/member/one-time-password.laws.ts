import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  authenticatorAddress,
  digitsOfMac,
  factorMoment,
  factorStep,
  inGroups,
  parseBase32,
  printBase32,
  readFactorCode,
  recoveryCodeLength,
} from '../../../core/domain/member/one-time-password.ts'
import { junkText } from '@xuekan/core/testing'

const octets = fc.uint8Array({ maxLength: 40 })

describe('printBase32', () => {
  it('should be read back as the same octets', () => {
    fc.assert(
      fc.property(octets, (some) => {
        expect(parseBase32(printBase32(some))).toEqual(some)
      }),
    )
  })

  it('writes what RFC 4648 has as examples', () => {
    const of = (text: string) => printBase32(new TextEncoder().encode(text))
    expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(of)).toEqual([
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ])
  })

  it('should read nothing else, and fail at nothing', () => {
    fc.assert(
      fc.property(junkText, (text) => {
        const read = parseBase32(text)
        expect(read === null ? text : printBase32(read)).toBe(text)
      }),
    )
  })
})

describe('factorMoment', () => {
  it('should hold the step of any time, highest octet first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
        const read = factorMoment(factorStep(at)).reduce((sum, octet) => sum * 256 + octet, 0)
        expect(read * 30_000).toBeLessThanOrEqual(at)
        expect((read + 1) * 30_000).toBeGreaterThan(at)
      }),
    )
  })
})

describe('readFactorCode', () => {
  it('should read a code whatever stands between its letters, and be total', () => {
    const recovery = fc.stringMatching(/^[A-Z2-7]{24}$/).filter((code) => !/^\d{6}$/.test(code))
    fc.assert(
      fc.property(recovery, (code) => {
        expect(readFactorCode(` ${inGroups(code.toLowerCase())}-`)).toEqual({ kind: 'recovery', code })
      }),
    )
    fc.assert(
      fc.property(junkText, (text) => {
        const read = readFactorCode(text)
        expect([null, 6, recoveryCodeLength]).toContain(read === null ? null : read.code.length)
      }),
    )
    expect(readFactorCode('123 456')).toEqual({ kind: 'authenticator', code: '123456' })
    expect(readFactorCode('12345')).toBeNull()
  })
})

describe('authenticatorAddress', () => {
  it('names the portal and the account, whatever they are called', () => {
    expect(authenticatorAddress('学刊 & Co', 'a:b@example.org', 'ABC')).toBe(
      'otpauth://totp/%E5%AD%A6%E5%88%8A%20%26%20Co:a%3Ab%40example.org?secret=ABC&issuer=%E5%AD%A6%E5%88%8A%20%26%20Co',
    )
  })
})

describe('digitsOfMac', () => {
  it('finds the digits that RFC 4226 has as its example, where the last octet points', () => {
    const mac = Uint8Array.from(Buffer.from('1f8698690e02ca16618550ef7f19da8e945b555a', 'hex'))
    expect(digitsOfMac(mac)).toBe('872921')
  })

  it('should be six digits of any octets, however few', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20 }), (mac) => {
        expect(digitsOfMac(mac)).toMatch(/^\d{6}$/)
      }),
      { examples: [[new Uint8Array()]] },
    )
  })
})
