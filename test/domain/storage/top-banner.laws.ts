import { asSiteId } from '../../../core/domain/site/site.ts'
import { dismissedTexts, staysDismissed, topBannerCodec } from '../../../core/domain/storage/top-banner.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const siteIds = fc.constantFrom('26', '27').map(asSiteId)
const newsIds = fc.constantFrom('1', '2', '"3"', '</script>')

describe('dismissedTexts', () => {
  it('should be the texts of exactly what leaves the carousel away [C3.19] [C2.39]', () => {
    const stored = fc.record({ siteId: siteIds, newsId: newsIds, dismissed: fc.boolean() })
    fc.assert(
      fc.property(stored, siteIds, fc.uniqueArray(newsIds), (banner, siteId, ids) => {
        expect(dismissedTexts(siteId, ids).includes(topBannerCodec.print(banner))).toBe(
          staysDismissed(banner, siteId, ids),
        )
      }),
    )
  })
})
