import { asSiteId, type SiteId } from '../site/site.ts'
import { recordIn } from '../text/raw-record.ts'
import type { Codec } from './codec.ts'

/** What became of the top news banner in this tab (C3.19): which news it showed last, and whether it was dismissed. */
export interface TopBanner {
  readonly siteId: SiteId
  /** Unique within the site. */
  readonly newsId: string
  readonly dismissed: boolean
}

const version = 1

/** Law: null for what is none, or of another version. */
export const topBannerCodec: Codec<TopBanner> = {
  print: ({ siteId, newsId, dismissed }) => JSON.stringify({ version, siteId, newsId, dismissed }),
  parse: (text) => {
    const raw = recordIn(text)
    const { siteId, newsId, dismissed } = raw
    if (raw['version'] !== version || typeof dismissed !== 'boolean') return null
    if (typeof siteId !== 'string' || typeof newsId !== 'string' || newsId === '') return null
    return { siteId: asSiteId(siteId), newsId, dismissed }
  },
}

/** Whether this news is still to be shown: only the news that was dismissed is not. */
export const showsTopNews = (
  stored: TopBanner | null,
  { siteId, newsId }: Pick<TopBanner, 'siteId' | 'newsId'>,
): boolean => !(stored?.dismissed === true && stored.siteId === siteId && stored.newsId === newsId)

/**
 * Whether the carousel stays away: it was dismissed while it showed one that is still among its news (C3.19). What is
 * kept of another site says nothing.
 */
export const staysDismissed = (
  stored: TopBanner | null,
  siteId: SiteId,
  newsIds: readonly string[],
): boolean => newsIds.some((newsId) => !showsTopNews(stored, { siteId, newsId }))

/**
 * What is kept, as it is printed, exactly where the carousel with this news stays away: a page compares them before it
 * is first drawn. Law: `staysDismissed` of what can be printed is whether its text is among these.
 */
export const dismissedTexts = (siteId: SiteId, newsIds: readonly string[]): readonly string[] =>
  newsIds.map((newsId) => topBannerCodec.print({ siteId, newsId, dismissed: true }))
