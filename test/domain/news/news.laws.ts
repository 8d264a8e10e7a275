import { newsDestination } from '../../../core/domain/news/news-destination.ts'
import { newsNeighbours } from '../../../core/domain/news/news-neighbours.ts'
import { newsTabOf, newsTabRoute, newsTabs, openNewsTab } from '../../../core/domain/news/news-tabs.ts'
import type { News } from '../../../core/domain/news/news.ts'
import { destinationHref } from '../../../core/domain/route/destination.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import {
  arbitraryUiLanguageOrNone,
  arbitraryLinkPlace,
  arbitraryNews,
  arbitraryNewsList,
  arbitraryValueOrNone,
  junkNews,
  junkText,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('newsDestination', () => {
  it('should lead every item to a page that is read back, or to a link that may be opened [C2.22]', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryNews, junkNews), arbitraryLinkPlace, (news, place) => {
        const destination = newsDestination(news, place)
        const href = destinationHref(destination, place)
        const opened = new URL(href, 'https://own.example')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(opened.protocol)
        const readBack = 'external' in destination ? { external: news.sourceLink.trim() } : parseRoute(href)
        expect(readBack).toEqual(destination)
        expect(destination).not.toHaveProperty('page', 'unknown')
      }),
      { numRuns: 500 },
    )
  })

  it('should keep news that are not read at their source within the portal, whatever their link [C2.22]', () => {
    fc.assert(
      fc.property(junkNews, arbitraryLinkPlace, (junk, place) => {
        const news = { ...junk, original: 1, newsDataType: 'information' }
        expect(newsDestination(news, place)).toMatchObject({ page: 'news', newsId: news.id })
      }),
    )
  })
})

describe('newsTabRoute', () => {
  it('should be read back as its tab, with the channel of the list [C2.29]', () => {
    const list = fc.record({
      page: fc.constant('newsList' as const),
      language: arbitraryUiLanguageOrNone,
      siteId: arbitraryValueOrNone,
      channelId: arbitraryValueOrNone,
      type: arbitraryValueOrNone,
      listPage: arbitraryValueOrNone,
      activeId: arbitraryValueOrNone,
    })
    fc.assert(
      fc.property(list, fc.constantFrom(...newsTabs), (route, tab) => {
        const read = parseRoute(formatRoute(newsTabRoute(route, tab)))
        expect(read).toEqual({ ...route, type: tab, listPage: null, activeId: null })
        expect(newsTabOf(read.page === 'newsList' ? read.type : null)).toBe(tab)
      }),
    )
  })

  it('should be a tab for any text [C2.29]', () => {
    fc.assert(
      fc.property(junkText, (text) => {
        expect(newsTabs).toContain(newsTabOf(text))
      }),
    )
  })
})

describe('openNewsTab', () => {
  const count = fc.nat({ max: 3 })
  const counts = fc.record({ information: count, announcement: count, dynamic: count, statement: count })
  const words = fc.array(fc.option(fc.oneof(fc.constantFrom(...newsTabs), junkText)), { maxLength: 3 })

  it('should be the first that is named, else one that holds something where any does [C2.29]', () => {
    fc.assert(
      fc.property(counts, words, (held, named) => {
        const tab = openNewsTab(held, named)
        const known = named.filter((word) => newsTabs.some((each) => each === word))
        const filled = newsTabs.filter((each) => held[each] > 0)
        expect(tab).toBe([...known, ...filled, 'information'][0])
      }),
    )
  })
})

describe('newsNeighbours', () => {
  it('should lead through the whole list and back', () => {
    fc.assert(
      fc.property(arbitraryNewsList, (list) => {
        const newest = list.filter(({ id }) => newsNeighbours(list, id).next === null)
        const walked: News[] = []
        for (let at = newest[0] ?? null; at !== null; at = newsNeighbours(list, at.id).previous)
          walked.push(at)
        expect(walked).toEqual(list)
        expect(walked.map(({ id }) => newsNeighbours(list, id).next)).toEqual(
          [null, ...list].slice(0, list.length),
        )
      }),
    )
  })
})
