import { formatRoute, formatOlderRoute, parseRoute, canonicalAddress, switchAddressLanguage } from '@xuekan/core'
import { arbitraryRoute, junkAddress, arbitraryLanguage } from '@xuekan/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
const n = { numRuns: 40000 }
it('a', () => { fc.assert(fc.property(arbitraryRoute, (r) => { expect(parseRoute(formatRoute(r))).toEqual(r); expect(parseRoute(formatOlderRoute(r))).toEqual(r) }), n) }, 200000)
it('b', () => { fc.assert(fc.property(junkAddress, (r) => { expect(parseRoute(canonicalAddress(r))).toEqual(parseRoute(r)) }), n) }, 200000)
it('c', () => { fc.assert(fc.property(junkAddress, arbitraryLanguage, (a, l) => { const s = switchAddressLanguage(a, l); expect(switchAddressLanguage(s, l)).toBe(s); const b = parseRoute(a); const c = parseRoute(s); expect(c.language).toBe(l); if (b.page !== 'unknown') expect(c).toEqual({ ...b, language: l }) }), n) }, 200000)
