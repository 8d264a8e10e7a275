import { facetsFrom, findFrom } from '@xuekan/core/search'
import { readQuery } from '@xuekan/core/route'
import { arbitrarySearchQuery } from '@xuekan/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { narrowingOf } from '../../../core/domain/search/narrowing.ts'

it('sends every choice of facets, and one value alone as ever [C7.15]', () => {
  fc.assert(
    fc.property(arbitrarySearchQuery, ({ find, ...query }) => {
      const { narrow = '', as, ...single } = narrowingOf(find === undefined ? query : { ...query, find })
      const pairs = [...Object.entries(single), ...readQuery(narrow)]
      expect(as).toBe(query.as)
      expect(facetsFrom(pairs)).toEqual(query.facets)
      expect(findFrom(pairs) ?? undefined).toEqual(find)
      for (const [field, value] of Object.entries(single))
        expect(query.facets[field as keyof typeof query.facets]).toEqual({ any: [value], none: [] })
    }),
  )
})
