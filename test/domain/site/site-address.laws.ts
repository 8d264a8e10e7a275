import { siteAddressOf, siteInAddress } from '../../../core/domain/site/site-address.ts'
import { junkAddress, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)

describe('siteAddressOf', () => {
  it('should name some site for any host', () => {
    fc.assert(
      fc.property(junkText, (host) => {
        const found = siteAddressOf(host)
        expect('sld' in found && found.sld !== '' && !/[\s./:]/.test(found.sld)).toBe(true)
      }),
    )
  })

  it('should not mind the port and the letter case', () => {
    fc.assert(
      fc.property(label, label, fc.integer({ min: 1, max: 65_535 }), (sld, base, port) => {
        const bases = [`${base}.example`]
        expect(siteAddressOf(`${sld.toUpperCase()}.${base}.example:${port}`, bases)).toEqual({ sld })
      }),
    )
  })
})

describe('siteInAddress', () => {
  it('should never throw', () => {
    fc.assert(
      fc.property(junkAddress, (address) => {
        expect(siteInAddress(address)).toSatisfy((found) => found === null || typeof found === 'object')
      }),
    )
  })
})
