import fc from 'fast-check'
import { bannerTypes, type BannerItem, type BannerTexts } from '../../domain/shell/banner-item.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { junkLink } from './junk-link.ts'
import { arbitraryValue, junkText } from './text.ts'

const arbitraryId = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 999 }).map(String), arbitraryValue)

/** Items of every type, with much or nothing to lead by. */
export const arbitraryBannerItem: fc.Arbitrary<BannerItem> = fc.record({
  type: fc.constantFrom(...bannerTypes),
  url: fc.constantFrom('', 'https://example.org/a', '/zh/about/3', '/files/a.pdf'),
  id: arbitraryId,
  indexId: arbitraryId,
  doi: fc.constantFrom('', '10.5555/xk.2026.1'),
  siteId: fc.constantFrom(asSiteId('26'), asSiteId('')),
})

/** Items whose links are anything that data can hold. */
export const junkBannerItem: fc.Arbitrary<BannerItem> = fc
  .tuple(arbitraryBannerItem, junkLink)
  .map(([item, url]) => ({ ...item, url }))

const anyText = fc.oneof(fc.constantFrom('', 'null', '0', '7'), junkLink, junkText)

/** The texts of items that are anything, right ones among them. */
export const junkBannerTexts: fc.Arbitrary<BannerTexts> = fc.record({
  type: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...bannerTypes, 'News', ' article ') },
    { weight: 1, arbitrary: anyText },
  ),
  url: anyText,
  id: anyText,
  indexId: anyText,
  doi: anyText,
  siteId: anyText,
})
