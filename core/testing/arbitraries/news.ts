import fc from 'fast-check'
import type { News } from '../../domain/news/news.ts'
import { newsTabs } from '../../domain/news/news-tabs.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { junkLink } from './junk-link.ts'
import { arbitraryLocalizedText, arbitraryValue, junkText } from './text.ts'

const shown = {
  id: fc.oneof(fc.integer({ min: 1, max: 99_999 }).map(String), arbitraryValue),
  siteId: fc.constantFrom(asSiteId('26'), asSiteId('')),
  title: arbitraryLocalizedText,
  summary: arbitraryLocalizedText,
  publishedOn: fc.constantFrom('', '2026-03-05', '2025-11'),
  coverUrl: fc.constantFrom('', '/files/news.png'),
}

export const arbitraryNews: fc.Arbitrary<News> = fc.record({
  ...shown,
  newsDataType: fc.constantFrom(...newsTabs, 'wechat', 'news', ''),
  original: fc.constantFrom(0, 1, 2),
  sourceLink: fc.constantFrom('', 'https://example.org/news/1', '/zh/about/3', '/files/a.pdf'),
})

/** News items of one list: each id once. */
export const arbitraryNewsList: fc.Arbitrary<readonly News[]> = fc.uniqueArray(arbitraryNews, {
  selector: ({ id }) => id,
  maxLength: 12,
})

/** News items whose types and links are anything that data can hold. */
export const junkNews: fc.Arbitrary<News> = fc.record({
  ...shown,
  newsDataType: fc.oneof(fc.constantFrom('WeChat', 'wechat', 'null'), junkText),
  original: fc.oneof(fc.constant(2), fc.double()),
  sourceLink: junkLink,
})
