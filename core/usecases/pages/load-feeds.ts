import { columnLists } from '../../domain/channel/column-lists.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import { channelsWithin } from '../../domain/channel/find-channel.ts'
import { siteFeeds } from '../../domain/feed/site-feeds.ts'
import { termsInLanguage } from '../../domain/index-term/in-language.ts'
import { mediaKinds, type MediaKind } from '../../domain/media/media-item.ts'
import { newsTabs, type NewsTab } from '../../domain/news/news-tabs.ts'
import type { FeedsContent } from '../../domain/page/page-content.ts'
import { emptySearchQuery } from '../../domain/search/search-query.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, every, mapResult, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface FeedsInput {
  readonly context: RequestContext
  readonly type: SiteType
  readonly channels: readonly Channel[]
}

/** Of each sort that a site can have hundreds of. */
const mostOfSort = 20
const mostKeywords = 12

/** Every feed of a site (C2.36); what cannot be asked for is left out, and the rest stands. */
export const loadFeeds = (
  { search, news, collections }: Pick<PagePorts, 'search' | 'news' | 'collections'>,
  { context, type, channels }: FeedsInput,
): AsyncResult<FeedsContent> => {
  const first = { page: 0, size: 1 }
  const count = (tab: NewsTab | null, channelId: string | null): AsyncResult<number> =>
    withDefault(
      mapResult(news.list(context, { ...first, tab, channelId, q: '' }), (paged) => paged.totalElements),
      0,
    )
  const counts = Object.fromEntries(newsTabs.map((tab) => [tab, count(tab, null)])) as Readonly<
    Record<NewsTab, AsyncResult<number>>
  >
  const media = Object.fromEntries(
    mediaKinds.map((kind) => [
      kind,
      withDefault(
        mapResult(
          collections.mediaItems(context, { ...first, kind, q: '', field: 'all' }),
          (paged) => paged.totalElements,
        ),
        0,
      ),
    ]),
  ) as Readonly<Record<MediaKind, AsyncResult<number>>>
  const listing = [...channelsWithin(channels)]
    .flatMap(({ channel }) => (channel.enabled && columnLists(channel).includes('entries') ? [channel] : []))
    .slice(0, mostOfSort)
  return mapResult(
    all({
      counts: all(counts),
      media: all(media),
      filed: every(listing.map(({ id }) => count(null, id))),
      columns: withDefault(
        mapResult(search.clusters(context, emptySearchQuery), ({ facets }) => facets.column),
        [],
      ),
      albums: withDefault(
        mapResult(collections.albums(context, { page: 0, size: mostOfSort }), ({ content }) => content),
        [],
      ),
      keywords: withDefault(
        mapResult(
          // most articles have each of their keywords in two languages
          search.terms(context, 'keyword', { page: 0, size: 2 * mostKeywords }),
          ({ content }) => termsInLanguage(content, context.language).slice(0, mostKeywords),
        ),
        [],
      ),
    }),
    ({ counts: counted, media: played, filed, columns, albums, keywords }) => ({
      groups: siteFeeds({
        type,
        news: counted,
        media: played,
        filed: listing.filter((_, index) => filed[index] !== 0),
        columns: columns.slice(0, mostOfSort),
        albums,
        keywords,
      }),
    }),
  )
}
