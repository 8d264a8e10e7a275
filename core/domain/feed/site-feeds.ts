import type { LocalizedText } from '../language/localized.ts'
import { mediaKinds, type MediaKind } from '../media/media-item.ts'
import { newsTabs, type NewsTab } from '../news/news-tabs.ts'
import type { FacetValue } from '../search/search-result.ts'
import type { SiteType } from '../site/site.ts'
import type { FeedSource } from './feed-source.ts'

/** One feed of a site's list. The name is null where its kind says all. */
export interface ListedFeed {
  readonly source: FeedSource
  readonly name: LocalizedText | string | null
}

/** The feeds of a site under what they are of, in order. */
export interface FeedGroup {
  readonly group: 'articles' | 'news' | 'media' | 'columns' | 'albums' | 'keywords'
  readonly feeds: readonly ListedFeed[]
}

/** What a site has that feeds can tell of. */
export interface FeedMaterial {
  readonly type: SiteType
  /** How many news there are of each kind. */
  readonly news: Readonly<Record<NewsTab, number>>
  /** How many sounds and films. */
  readonly media: Readonly<Record<MediaKind, number>>
  /** Columns under which news are filed. */
  readonly filed: readonly { readonly id: string; readonly name: LocalizedText }[]
  readonly columns: readonly FacetValue[]
  readonly albums: readonly { readonly id: string; readonly name: LocalizedText }[]
  readonly keywords: readonly FacetValue[]
}

/**
 * Every feed of a site (C2.36). Laws: each feed stands once; no group is empty; a kind of news without news, and sounds or films that a
 * site lacks, and a stage of publication on a site that is no journal, have none.
 */
export function siteFeeds({
  type,
  news,
  media,
  filed,
  columns,
  albums,
  keywords,
}: FeedMaterial): readonly FeedGroup[] {
  const stages = type === 'single' ? (['onlineFirst', 'justAccepted'] as const) : []
  const tabs = newsTabs.filter((tab) => news[tab] > 0)
  const groups: readonly FeedGroup[] = [
    {
      group: 'articles',
      feeds: [
        { source: { kind: 'current' }, name: null },
        { source: { kind: 'latest' }, name: null },
        ...stages.map((kind) => ({ source: { kind }, name: null })),
      ],
    },
    {
      group: 'news',
      feeds: [
        ...(tabs.length === 0 ? [] : [null, ...tabs]).map(
          (tab) => ({ source: { kind: 'news', tab }, name: null }) as const,
        ),
        ...filed.map(({ id, name }) => ({ source: { kind: 'filed', channelId: id }, name }) as const),
      ],
    },
    {
      group: 'media',
      feeds: mediaKinds.filter((kind) => media[kind] > 0).map((kind) => ({ source: { kind }, name: null })),
    },
    {
      group: 'columns',
      feeds: columns.map(({ value, label }) => ({ source: { kind: 'column', column: value }, name: label })),
    },
    {
      group: 'albums',
      feeds: albums.map(({ id, name }) => ({ source: { kind: 'album', albumId: id }, name })),
    },
    {
      group: 'keywords',
      feeds: keywords.map(({ value, label }) => ({ source: { kind: 'keyword', term: value }, name: label })),
    },
  ]
  return groups.filter(({ feeds }) => feeds.length > 0)
}
