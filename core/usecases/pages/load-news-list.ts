import type { Channel } from '../../domain/channel/channel.ts'
import {
  newsPageSize,
  newsTabOf,
  newsTabs,
  openNewsTab,
  type NewsCounts,
  type NewsTab,
} from '../../domain/news/news-tabs.ts'
import type { NewsListContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import { existingPage } from './existing-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface NewsListInput {
  readonly context: RequestContext
  /** The column whose news are listed; null for a site without one. */
  readonly channel: Channel | null
  /** The tab as the address names it; null where it does not. */
  readonly type: string | null
  /** From 1. */
  readonly page: number
  /** The entry that is marked; null where the address names none. */
  readonly activeId: string | null
}

/** How many of other kinds stand beside a list. */
const otherNews = 4

/** As far into its tab as a marked entry is looked for. */
const markedWithin = 100

type NewsPorts = Pick<PagePorts, 'news'>

/**
 * The news of a column in four tabs (C2.21, C2.29). A column that no news name lists those of its site. A page beyond
 * the last is absent. Where an entry is to be marked and neither tab nor page says otherwise, the tab and the page that
 * hold it are open.
 */
export function loadNewsList(
  ports: NewsPorts,
  { context, channel, type, page, activeId }: NewsListInput,
): AsyncResult<NewsListContent> {
  const latest = withDefault(ports.news.latest(context, newsPageSize + otherNews), [])
  return andThen(all({ counted: listOf(ports, context, channel), latest }), ({ counted, latest: newest }) => {
    const { channelId, counts } = counted
    const place = activeId === null || page > 1 ? succeed(null) : placeOf(ports, context, channelId, activeId)
    return andThen(withDefault(place, null), (marked) => {
      const tab = openNewsTab(counts, [type, marked?.tab ?? null, channel?.newsDataType ?? null])
      const open = marked?.tab === tab ? marked.page : page
      const request = { tab, channelId, q: '', page: open - 1, size: newsPageSize }
      return mapResult(existingPage(ports.news.list(context, request), open, 'newsList'), (list) => {
        const shown = new Set(list.content.map(({ id }) => id))
        const others = newest.filter(({ id }) => !shown.has(id)).slice(0, otherNews)
        return { channel, tab, counts, list, others }
      })
    })
  })
}

/** The tab and the page, from 1, on which an entry stands in the list of a column or of the site; null for one that is not there. */
function placeOf(
  { news }: NewsPorts,
  context: RequestContext,
  channelId: string | null,
  id: string,
): AsyncResult<{ readonly tab: NewsTab; readonly page: number } | null> {
  return andThen(news.byId(context, id), (item) => {
    const tab = newsTabOf(item.news.newsDataType)
    const beginning = news.list(context, { tab, channelId, q: '', page: 0, size: markedWithin })
    return mapResult(beginning, ({ content }) => {
      const index = content.findIndex((each) => each.id === id)
      return index < 0 ? null : { tab, page: Math.floor(index / newsPageSize) + 1 }
    })
  })
}

interface CountedList {
  readonly channelId: string | null
  readonly counts: NewsCounts
}

/** The news that name the column, or where none does all of the site. */
function listOf(
  ports: NewsPorts,
  context: RequestContext,
  channel: Channel | null,
): AsyncResult<CountedList> {
  const counted = (channelId: string | null): AsyncResult<CountedList> =>
    mapResult(countsOf(ports, context, channelId), (counts) => ({ channelId, counts }))
  if (channel === null) return counted(null)
  return andThen(counted(channel.id), (own) =>
    newsTabs.some((tab) => own.counts[tab] > 0) ? succeed(own) : counted(null),
  )
}

const countsOf = (
  { news }: NewsPorts,
  context: RequestContext,
  channelId: string | null,
): AsyncResult<NewsCounts> => {
  const count = (tab: (typeof newsTabs)[number]): AsyncResult<number> =>
    mapResult(
      news.list(context, { tab, channelId, q: '', page: 0, size: 1 }),
      ({ totalElements }) => totalElements,
    )
  return all({
    information: count('information'),
    announcement: count('announcement'),
    dynamic: count('dynamic'),
    statement: count('statement'),
  })
}
