import { pageOf } from '../../core/testing/fakes/page-of.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const list = fc.array(fc.nat(), { maxLength: 40 })
const size = fc.integer({ min: 1, max: 12 })

describe('pageOf', () => {
  it('should give pages that are the list one after another, none of them empty', () => {
    fc.assert(
      fc.property(list, size, (all, each) => {
        const { totalPages } = pageOf(all, { page: 0, size: each })
        const pages = Array.from({ length: totalPages }, (_, page) => pageOf(all, { page, size: each }))
        expect(pages.flatMap(({ content }) => content)).toEqual(all)
        expect(
          pages.every(({ content, totalElements }) => content.length > 0 && totalElements === all.length),
        ).toBe(true)
      }),
    )
  })

  it('should give nothing beyond the last page', () => {
    fc.assert(
      fc.property(list, size, (all, each) => {
        const { totalPages } = pageOf(all, { page: 0, size: each })
        expect(pageOf(all, { page: totalPages, size: each })).toMatchObject({
          content: [],
          number: totalPages,
        })
      }),
    )
  })
})
