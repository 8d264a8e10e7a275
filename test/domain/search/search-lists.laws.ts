import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { conditionName, offeredConditions } from '../../../core/domain/search/offered-conditions.ts'
import { pageOfSearchType } from '../../../core/domain/search/page-of-search-type.ts'
import { routeOfSearch } from '../../../core/domain/search/route-of-search.ts'
import { searchOptionsByType } from '../../../core/domain/search/search-options.ts'
import { searchTypes } from '../../../core/domain/shell/header-config.ts'
import {
  arbitraryConditions,
  arbitraryUiLanguage,
  arbitraryValue,
  junkConditions,
  junkOfferedOptions,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('offeredConditions', () => {
  it('should give conditions that have a field of their own and a name, whatever was sent [C3.10]', () => {
    fc.assert(
      fc.property(junkConditions, arbitraryUiLanguage, (raw, language) => {
        const conditions = offeredConditions(raw)
        expect(new Set(conditions.map(({ field }) => field)).size).toBe(conditions.length)
        for (const condition of conditions) {
          expect(condition.field).not.toBe('')
          expect(conditionName(condition, language)).not.toBe('')
        }
      }),
    )
  })

  it('should leave conditions as they are that were read before [C3.10]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          junkConditions.map((offered) => offeredConditions(offered)),
          arbitraryConditions,
        ),
        (conditions) => {
          expect(offeredConditions(conditions)).toEqual(conditions)
        },
      ),
    )
  })
})

describe('searchOptionsByType', () => {
  it('should keep every option under its type, each code once, whatever was sent [C3.10]', () => {
    fc.assert(
      fc.property(junkOfferedOptions, (raw) => {
        const options = searchOptionsByType(raw)
        for (const [type, list] of Object.entries(options)) {
          expect(list.length).toBeGreaterThan(0)
          expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
          expect(
            list.every((option) => option.type === type && option.code !== '' && option.name !== ''),
          ).toBe(true)
        }
        expect(searchOptionsByType(Object.values(options).flat())).toEqual(options)
      }),
    )
  })
})

describe('routeOfSearch', () => {
  it('should be on the page of its type, and come back from its address [C2.25] [C2.26] [C3.15]', () => {
    const field = fc.oneof(fc.constantFrom('all', 'title', 'doi', 'issn', 'publicationName'), fc.string())
    fc.assert(
      fc.property(
        fc.constantFrom(...searchTypes),
        arbitraryUiLanguage,
        arbitraryValue,
        field,
        fc.constantFrom({}, { as: 'words' as const }),
        (type, language, term, chosen, taken) => {
          const route = routeOfSearch({ type, language, term, field: chosen, ...taken })
          const address = formatRoute(route)
          expect(route.page).toBe(pageOfSearchType(type))
          expect(address).toMatch(new RegExp(`[?&]type=${type}&(?:.*&)?index=-1(?:&|$)`))
          expect(parseRoute(address)).toEqual(route)
          expect(route).toMatchObject({ language, query: { term, page: 1, ...taken } })
        },
      ),
    )
  })
})
