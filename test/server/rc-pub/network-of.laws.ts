import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from '../../../server/rc-pub/limits/network-of.ts'

const octet = fc.integer({ min: 0, max: 255 })
const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
const groupsOf = (length: number) => fc.array(group, { minLength: length, maxLength: length })

describe('networkOf', () => {
  it('should be one for addresses of IPv4 that differ in their last part alone, however written', () => {
    fc.assert(
      fc.property(octet, octet, octet, octet, octet, (a, b, c, d, e) => {
        const network = networkOf(`${a}.${b}.${c}.${d}`)
        expect(networkOf(`${a}.${b}.${c}.${e}`)).toBe(network)
        expect(networkOf(`::ffff:${a}.${b}.${c}.${e}`)).toBe(network)
      }),
    )
  })

  it('should be one for addresses of IPv6 that agree in 48 bits, and another for others', () => {
    fc.assert(
      fc.property(groupsOf(3), groupsOf(3), groupsOf(5), groupsOf(5), (first, other, rest, rested) => {
        const network = networkOf([...first, ...rest].join(':'))
        expect(networkOf([...first, ...rested].join(':').toUpperCase())).toBe(network)
        expect(networkOf([...other, ...rest].join(':')) === network).toBe(first.join() === other.join())
      }),
    )
  })

  it('should be total, and short', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(networkOf(text).length).toBeLessThanOrEqual(100)
      }),
    )
  })

  it.each([
    ['2001:db8::1', '2001:db8:0'],
    ['2001:0db8:0000:0001::1', '2001:db8:0'],
    ['::1', '0:0:0'],
    ['::', '0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0'],
    ['198.51.100.7', '198.51.100'],
    ['', ''],
    ['nowhere', 'nowhere'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
