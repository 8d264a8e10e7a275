import { contentKinds, contentRoute } from '../../../core/domain/media/content-kinds.ts'
import {
  rankingPeriodFrom,
  rankingPeriods,
  rankingPeriodTo,
  rankingStart,
} from '../../../core/domain/media/ranking-period.ts'
import { resultRoute, typeOfResults } from '../../../core/domain/media/result-route.ts'
import {
  resultTabs,
  resultTabsOf,
  searchTypeOfTab,
  tabOfSearchType,
} from '../../../core/domain/media/result-tabs.ts'
import { formatOlderRoute, formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { pageOfSearchType } from '../../../core/domain/search/page-of-search-type.ts'
import { searchTypes } from '../../../core/domain/shell/header-config.ts'
import {
  arbitraryIsoDate,
  arbitraryUiLanguage,
  arbitraryUiLanguageOrNone,
  arbitraryPublicationQuery,
  arbitraryRankingPeriod,
  arbitrarySearchQuery,
  junkText,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const anyType = fc.constantFrom(...searchTypes)

describe('tabOfSearchType', () => {
  it('should be the inverse of the type of a tab [C2.27]', () => {
    expect(resultTabs.map((tab) => tabOfSearchType(searchTypeOfTab(tab)))).toEqual(resultTabs)
    expect(searchTypes.filter((type) => tabOfSearchType(type) === null)).toEqual(['publication'])
  })
})

describe('resultTabsOf', () => {
  it('should not depend on the order of the types [C2.27]', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...searchTypes]), (types) => {
        const tabs = resultTabsOf(types)
        expect(tabs).toEqual(resultTabs.filter((tab) => tabs.includes(tab)))
        expect(new Set(tabs.map(searchTypeOfTab))).toEqual(
          new Set(types.filter((type) => type !== 'publication')),
        )
      }),
    )
  })
})

describe('resultRoute', () => {
  it('should be read back as its type and its search, whatever was searched for before [C2.25] [C2.27]', () => {
    const anyQuery = fc.oneof(arbitrarySearchQuery, arbitraryPublicationQuery)
    fc.assert(
      fc.property(anyType, anyQuery, arbitraryUiLanguageOrNone, (type, query, language) => {
        const route = resultRoute(type, query, language)
        expect(typeOfResults(route)).toBe(type)
        expect(route.page).toBe(pageOfSearchType(type))
        expect({ ...route.query, field: query.field }).toEqual(query)
        expect(parseRoute(formatRoute(route))).toEqual(route)
        expect(parseRoute(formatOlderRoute(route))).toEqual(route)
      }),
    )
  })

  it('should change nothing when a search is carried on to the same type', () => {
    fc.assert(
      fc.property(anyType, arbitrarySearchQuery, arbitraryUiLanguage, (type, query, language) => {
        const route = resultRoute(type, query, language)
        expect(resultRoute(type, route.query, language)).toEqual(route)
      }),
    )
  })
})

describe('rankingStart', () => {
  const months = { '3m': 3, '6m': 6, '1y': 12, '2y': 24, '3y': 36, all: 0 }
  const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

  it('should be a day so many months ago, the same or the last of its month [C2.32]', () => {
    fc.assert(
      fc.property(arbitraryRankingPeriod, arbitraryIsoDate, (period, today) => {
        const start = rankingStart(period, today)
        expect(start === null).toBe(period === 'all')
        if (start === null) return
        expect(new Date(`${start}T00:00:00Z`).toISOString().slice(0, 10)).toBe(start)
        expect(monthOf(today) - monthOf(start)).toBe(months[period])
        const lastOfMonth = new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)), 0))
        expect(Number(start.slice(8))).toBe(Math.min(Number(today.slice(8)), lastOfMonth.getUTCDate()))
      }),
      { numRuns: 1_000 },
    )
  })

  it('should begin the earlier the longer the period, and never go back while days go by [C2.32]', () => {
    fc.assert(
      fc.property(arbitraryIsoDate, arbitraryIsoDate, (one, other) => {
        const starts = rankingPeriods.flatMap((period) => rankingStart(period, one) ?? [])
        expect(starts).toEqual(starts.toSorted().toReversed())
        const [earlier = '', later = ''] = [one, other].toSorted()
        for (const period of rankingPeriods)
          expect((rankingStart(period, earlier) ?? '') <= (rankingStart(period, later) ?? '')).toBe(true)
      }),
    )
  })

  it('should be null or a date for any text [C2.32]', () => {
    fc.assert(
      fc.property(arbitraryRankingPeriod, junkText, (period, text) => {
        expect(rankingStart(period, text) ?? '2000-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }),
    )
  })
})

describe('rankingPeriodTo', () => {
  it('should be read back as it was [C2.32]', () => {
    fc.assert(
      fc.property(arbitraryRankingPeriod, (period) => {
        expect(rankingPeriodFrom(rankingPeriodTo(period))).toBe(period)
      }),
    )
  })

  it('should be read as a period from any query [C2.32]', () => {
    fc.assert(
      fc.property(junkText, (text) => {
        expect(rankingPeriods).toContain(rankingPeriodFrom([['period', text]]))
      }),
    )
  })
})

describe('contentRoute', () => {
  it('should lead every kind to an address that is read back as its page, in both forms [C1.7]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...contentKinds), arbitraryUiLanguage, (kind, language) => {
        const route = contentRoute(kind, language)
        expect(parseRoute(formatRoute(route))).toEqual(route)
        expect(parseRoute(formatOlderRoute(route))).toEqual(route)
        expect(route.language).toBe(language)
        expect(route.page).not.toBe('unknown')
      }),
    )
  })
})
