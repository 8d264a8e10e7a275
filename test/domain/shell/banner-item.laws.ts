import { isDeepStrictEqual } from 'node:util'
import { destinationHref } from '../../../core/domain/route/destination.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { bannerDestination, readBannerItem } from '../../../core/domain/shell/banner-item.ts'
import {
  arbitraryBannerItem,
  arbitraryLinkPlace,
  junkBannerItem,
  junkBannerTexts,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('bannerDestination', () => {
  it('should be a page that is read back, a link that may be opened, or nothing [C3.14]', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryBannerItem, junkBannerItem), arbitraryLinkPlace, (item, place) => {
        const destination = bannerDestination(item, place)
        if (destination === null) return
        const href = destinationHref(destination, place)
        const opened = new URL(href, 'https://own.example')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(opened.protocol)
        expect('external' in destination || isDeepStrictEqual(parseRoute(href), destination)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('should be nothing only where nothing names a page and no link is left [C3.14]', () => {
    fc.assert(
      fc.property(arbitraryBannerItem, arbitraryLinkPlace, (item, place) => {
        const named = item.type !== 'link' && item.id + item.indexId !== ''
        const byDoi = item.type === 'article' && item.doi !== ''
        expect(bannerDestination(item, place) !== null).toBe(named || byDoi || item.url !== '')
      }),
    )
  })
})

describe('readBannerItem', () => {
  it('should read any texts as an item or as none, and an item as itself [C3.14]', () => {
    fc.assert(
      fc.property(junkBannerTexts, (raw) => {
        const item = readBannerItem(raw)
        expect(item === null ? null : readBannerItem(item)).toEqual(item)
      }),
      { numRuns: 500 },
    )
  })
})
