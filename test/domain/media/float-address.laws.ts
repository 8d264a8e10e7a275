import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressWithFloat,
  addressWithoutFloat,
  floatInAddress,
} from '../../../core/domain/media/float-address.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'

const float = fc.record({
  kind: fc.constantFrom('figure' as const, 'table' as const),
  id: fc.oneof(
    fc.nat(99).map((at) => `31-${at}`),
    fc.string({ minLength: 1, unit: 'grapheme' }),
  ),
})
const address = fc
  .tuple(
    fc.constantFrom(
      '/zh/article/doi/10.1234/a.1',
      '/en/article/7?siteId=3',
      '/thesisDetails?columnId=7',
      '/thesisDetails#10.1234/a.1',
      '/thesisDetails#10.1234/a.1&lang=zh',
    ),
    fc.constantFrom('', '#s2-1', '#B%5F3'),
  )
  .map(([page, place]) => (page.includes('#') ? page : page + place))

describe('the address of a figure or table over its article', () => {
  it('should name the one that is opened, and the last one alone [C1.7]', () => {
    fc.assert(
      fc.property(address, float, float, (page, first, second) => {
        const opened = addressWithFloat(page, first)
        expect(floatInAddress(opened)).toEqual(first)
        expect(addressWithFloat(opened, second)).toBe(addressWithFloat(page, second))
      }),
    )
  })

  it('should name the same article, opened or closed', () => {
    fc.assert(
      fc.property(address, float, (page, one) => {
        const opened = addressWithFloat(page, one)
        const closed = addressWithoutFloat(opened)
        expect(parseRoute(opened)).toEqual(parseRoute(page))
        expect(parseRoute(closed)).toEqual(parseRoute(page))
        expect(floatInAddress(closed)).toBeNull()
        expect(addressWithoutFloat(closed)).toBe(closed)
      }),
    )
  })

  it('should open nothing for places of a text and for what names none', () => {
    for (const hash of ['', '#', '#s2-1', '#figures', '#figure=', '#table', '#video=3', '#%'])
      expect([floatInAddress(`/zh/article/7${hash}`), addressWithoutFloat(`/zh/article/7${hash}`)]).toEqual([
        null,
        `/zh/article/7${hash}`,
      ])
  })
})
