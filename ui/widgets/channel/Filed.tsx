import type { Paged } from '@xuekan/core'
import type { ChannelPageContent } from '@xuekan/core/page'
import type { News } from '@xuekan/core/content'
import { listPlace, type ChannelRoute } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import { FeedLink } from '../FeedLink.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { NewsEntry } from '../news/NewsEntry.tsx'
import { feed, list as listClass } from '../news/news.css.ts'
import { group } from './columns-below.css.ts'

interface Props {
  readonly channel: ChannelPageContent['channel']
  readonly entries: Paged<News>
  readonly route: ChannelRoute
}

/** What is filed under a column, newest first, with its pages and its feed (C2.20, C2.23). */
export function Filed({ channel, entries, route }: Props) {
  const { language } = usePortal()
  if (entries.totalElements === 0) return null
  return (
    <div className={group}>
      <ol className={listClass}>
        {entries.content.map((news) => (
          <NewsEntry key={news.id} news={news} marked={false} />
        ))}
      </ol>
      <ListPager
        list={entries}
        routeOf={(page) => {
          const { listPage: _, ...first } = route
          return { ...first, language, ...listPlace(page) }
        }}
      />
      <p className={feed}>
        <FeedLink source={{ kind: 'filed', channelId: channel.id }} />
      </p>
    </div>
  )
}
