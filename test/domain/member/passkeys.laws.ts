import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passkeyName, passkeyPlace } from '../../../core/domain/member/passkey.ts'
import {
  isTransport,
  parseCreatedPasskey,
  parseUsedPasskey,
  printPasskey,
} from '../../../core/domain/member/passkey-answer.ts'
import { factorAfter } from '../../../core/domain/member/second-factor.ts'

const octets = fc.stringMatching(/^[\w-]{1,60}$/)
const created = fc.record({
  id: octets,
  clientData: octets,
  attestation: octets,
  transports: fc.array(fc.constantFrom('internal', 'usb', 'hybrid', 'smart-card')),
})
const used = fc.record({
  id: octets,
  clientData: octets,
  authenticatorData: octets,
  signature: octets,
  userHandle: fc.oneof(octets, fc.constant('')),
})
const junk = fc.oneof(fc.string(), fc.json())

describe('an answer of an authenticator', () => {
  it('should be read as it was printed', () => {
    fc.assert(
      fc.property(created, used, (made, signed) => {
        expect(parseCreatedPasskey(printPasskey(made))).toEqual(made)
        expect(parseUsedPasskey(printPasskey(signed))).toEqual(signed)
      }),
    )
  })

  it('should be read of anything, and hold octets alone', () => {
    fc.assert(
      fc.property(junk, (text) => {
        for (const read of [parseCreatedPasskey(text), parseUsedPasskey(text)])
          expect(read === null || /^[\w-]+$/.test(read.id + read.clientData)).toBe(true)
      }),
    )
  })

  it.each(['null', '[]', '{"id":1}', '{', `{"id":"${'a'.repeat(9_000)}","clientData":"a"}`])(
    'is none of %s',
    (text) => {
      expect([parseCreatedPasskey(text), parseUsedPasskey(text)]).toEqual([null, null])
    },
  )

  it('keeps no transport that is no word', () => {
    const answer = { id: 'a', clientData: 'b', attestation: 'c' }
    const text = JSON.stringify({ ...answer, transports: ['usb', 7, 'a b', 'x'.repeat(21), ''] })
    expect(parseCreatedPasskey(text)).toEqual({ ...answer, transports: ['usb'] })
    expect(parseCreatedPasskey(JSON.stringify(answer))?.transports).toEqual([])
    expect(['nfc', 'NFC', ''].map(isTransport)).toEqual([true, false, false])
  })
})

describe('passkeyName', () => {
  it('should be a line of fifty characters at most, and the same once more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (raw) => {
        const name = passkeyName(raw)
        expect([...name].length).toBeLessThanOrEqual(50)
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$/u)
        expect(passkeyName(name)).toBe(name)
      }),
    )
  })

  it('keeps what people type', () => {
    expect(passkeyName('  我的 手机\n ')).toBe('我的 手机')
  })
})

describe('passkeyPlace', () => {
  it.each([
    ['https://example.org', 'example.org', 'here'],
    ['https://slgc.example.org:8443', 'example.org', 'here'],
    ['https://SLGC.Example.org', 'example.org', 'here'],
    ['https://badexample.org', 'example.org', 'https://example.org'],
    ['https://www.river.example', 'example.org', 'https://example.org'],
    ['http://localhost:4173', 'localhost', 'here'],
    ['http://slgc.localhost:4173', 'localhost', 'http://localhost:4173'],
  ] as const)('of %s, for %s, is %s', (origin, relyingParty, expected) => {
    const place = passkeyPlace(origin, relyingParty)
    expect(place?.kind === 'elsewhere' ? place.origin : place?.kind).toBe(expected)
  })

  it('is none without a relying party, and for what is no origin', () => {
    expect([passkeyPlace('https://a.example', ''), passkeyPlace('file:', 'a.example')]).toEqual([null, null])
  })

  it('should be here where it leads to', () => {
    const host = fc.stringMatching(/^[a-z]{1,8}(\.[a-z]{2,8}){0,2}$/)
    fc.assert(
      fc.property(host, host, fc.constantFrom('', ':4173'), (at, relyingParty, port) => {
        const place = passkeyPlace(`https://${at}${port}`, relyingParty)
        const there = place?.kind === 'elsewhere' ? place.origin : `https://${at}${port}`
        expect(passkeyPlace(there, relyingParty)).toEqual({ kind: 'here' })
      }),
    )
  })
})

describe('factorAfter', () => {
  it('should take one recovery code away, and nothing else', () => {
    const factor = fc.record({ isOn: fc.boolean(), recoveryLeft: fc.nat({ max: 10 }) })
    const code = fc.constantFrom('', '123456', 'ABCD EFGH IJKL MNOP QRST UVWX', 'x')
    fc.assert(
      fc.property(factor, code, (before, given) => {
        const after = factorAfter(before, given)
        const isTaken = before.isOn && given.startsWith('ABCD') && before.recoveryLeft > 0
        expect(after).toEqual({ ...before, recoveryLeft: before.recoveryLeft - (isTaken ? 1 : 0) })
      }),
    )
  })
})
