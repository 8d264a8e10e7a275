import type { Cipher } from '@xuekan/core'
import { junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** What every Cipher keeps. */
export function cipherSuite(name: string, { encrypt, decrypt }: Cipher): void {
  describe(`Cipher: ${name}`, () => {
    it('should decrypt what it encrypted, whatever the text [C9.14]', () => {
      fc.assert(
        fc.property(junkText, (text) => {
          expect(decrypt(encrypt(text))).toBe(text)
        }),
      )
    })

    it('should take no text for one of its own that is none [C9.14]', () => {
      fc.assert(
        fc.property(fc.oneof(junkText, fc.base64String()), (junk) => {
          expect(decrypt(junk)).toBeNull()
        }),
      )
    })

    it('shows nothing of the text at a glance [C9.14]', () => {
      expect(encrypt('{"searchText":"孤子 soliton"}')).not.toMatch(/searchText|孤子|soliton/)
    })
  })
}
