import type { ChannelPageContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/** A column is named as its channel and told of in its own words; what is filed under it has a feed (C9.12, C2.36). */
export const columnHead = (content: ChannelPageContent | null): PageHead =>
  content === null
    ? { title: [], content: null }
    : {
        title: [content.channel.name],
        description: { zh: content.body ?? '', en: content.body ?? '' },
        ...(content.entries === undefined || content.entries.totalElements === 0
          ? {}
          : { feed: { source: { kind: 'filed', channelId: content.channel.id } } }),
        content: { page: 'channel', content },
      }
