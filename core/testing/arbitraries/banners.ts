import fc from 'fast-check'
import { bannerTypes, type BannerItem } from '../../domain/chrome/banner-item.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { junkLink } from './raw-configs.ts'
import { arbitraryValue } from './text.ts'

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

const rawValue = fc.oneof(fc.constantFrom(...bannerTypes, 'null', 0, 7), junkLink, fc.anything())

/** Raw items with values of any type, right ones among them. */
export const junkRawBannerItem: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.dictionary(
      fc.constantFrom('type', 'type', 'url', 'id', 'indexId', 'doi', 'siteId'),
      rawValue,
    ),
  },
  { weight: 1, arbitrary: fc.anything() },
)
