import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readerAddress } from '../../../server/host/proxy/reader-address.ts'

describe('readerAddress', () => {
  it('should tell an address as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        expect(readerAddress(address)).toEqual({ 'x-forwarded-for': address })
      }),
    )
  })

  it('should tell nothing but addresses', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const told = Object.values(readerAddress(text))
        expect(told.every((each) => isIP(each) > 0)).toBe(true)
      }),
      { examples: [['192.0.2.1, 10.0.0.1'], ['unknown'], [''], ['192.0.2.1\r\nx: y']] },
    )
  })
})
