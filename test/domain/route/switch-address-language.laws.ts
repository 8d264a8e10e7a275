import { parseRoute, readQuery, splitAddress, switchAddressLanguage } from '@xuekan/core'
import { arbitraryLanguage, junkAddress } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('switchAddressLanguage', () => {
  it('should give an address that names the language [C4.2]', () => {
    fc.assert(
      fc.property(junkAddress, arbitraryLanguage, (address, language) => {
        expect(parseRoute(switchAddressLanguage(address, language)).language).toBe(language)
      }),
      { numRuns: 2_000 },
    )
  })

  it('should change nothing when it is done again', () => {
    fc.assert(
      fc.property(junkAddress, arbitraryLanguage, (address, language) => {
        const once = switchAddressLanguage(address, language)
        expect(switchAddressLanguage(once, language)).toBe(once)
      }),
    )
  })

  it('should name the same page', () => {
    fc.assert(
      fc.property(junkAddress, arbitraryLanguage, (address, language) => {
        const before = parseRoute(address)
        const after = parseRoute(switchAddressLanguage(address, language))
        expect(after.page).toBe(before.page)
        expect(before.page === 'unknown' ? before : after).toEqual(
          before.page === 'unknown' ? before : { ...before, language },
        )
      }),
    )
  })

  it('should keep the hash and every other parameter', () => {
    fc.assert(
      fc.property(junkAddress, arbitraryLanguage, (address, language) => {
        fc.pre(!address.includes('thesisDetails'))
        const others = (text: string): unknown =>
          readQuery(splitAddress(text).query).filter(([name]) => !['lang', 'l'].includes(name))
        const switched = switchAddressLanguage(address, language)
        expect(splitAddress(switched).hash).toBe(splitAddress(address).hash)
        expect(others(switched)).toEqual(others(address))
      }),
    )
  })
})
