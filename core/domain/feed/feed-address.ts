import type { UiLanguage } from '../language/ui-language.ts'
import { printQuery } from '../route/query.ts'
import { feedParameters, type FeedSource } from './feed-source.ts'

/** Where a feed of a site is had, in one language. */
export const feedAddress = (source: FeedSource, siteId: string, language: UiLanguage): string =>
  `/rc-pub/front/rss?${printQuery([...feedParameters(source), ['siteId', siteId], ['language', language]])}`
