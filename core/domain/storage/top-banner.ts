import { asSiteId, type SiteId } from '../site/site.ts'
import { recordIn } from '../text/raw-record.ts'
import type { Codec } from './codec.ts'

/** What became of the top news banner in this tab (C3.19): which news it showed last, and whether it was put away. */
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

/** Whether this news is still to be shown: only the news that was put away is not. */
export const showsTopNews = (
  kept: TopBanner | null,
  { siteId, newsId }: Pick<TopBanner, 'siteId' | 'newsId'>,
): boolean => !(kept?.dismissed === true && kept.siteId === siteId && kept.newsId === newsId)

/**
 * Whether the carousel stays away: it was put away while it showed one that is still among its news (C3.19). What is
 * kept of another site says nothing.
 */
export const staysPutAway = (kept: TopBanner | null, siteId: SiteId, newsIds: readonly string[]): boolean =>
  newsIds.some((newsId) => !showsTopNews(kept, { siteId, newsId }))

/**
 * What is kept, as it is printed, exactly where the carousel with this news stays away: a page compares them before it
 * is first drawn. Law: `staysPutAway` of what can be printed is whether its text is among these.
 */
export const putAwayTexts = (siteId: SiteId, newsIds: readonly string[]): readonly string[] =>
  newsIds.map((newsId) => topBannerCodec.print({ siteId, newsId, dismissed: true }))
