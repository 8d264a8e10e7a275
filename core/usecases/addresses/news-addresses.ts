import type { NewsListRoute } from '../../domain/route/route.ts'
import { mapResult, succeed } from '../async-results.ts'
import { everyEntry } from './every-entry.ts'
import { columnsBehind } from './list-columns.ts'
import type { ListAddresses } from './page-address.ts'

/** The site's own news; those of its journals stand in theirs. */
export const newsAddresses: ListAddresses = ({ context, shell }, { news }) =>
  mapResult(
    everyEntry((request) => news.list(context, { ...request, tab: null, channelId: null, q: '' })),
    (items) =>
      items
        .filter(({ siteId }) => siteId === shell.site.id)
        .map(({ id, publishedOn }) => ({
          route: { page: 'news', language: null, siteId: null, newsId: id },
          changedOn: publishedOn,
        })),
  )

const newsList: NewsListRoute = {
  page: 'newsList',
  language: null,
  siteId: null,
  channelId: null,
  type: null,
  listPage: null,
  activeId: null,
}

/** Each column of news. */
export const newsListAddresses: ListAddresses = ({ shell: { channels } }) =>
  succeed(
    columnsBehind(channels, newsList).map(({ id }) => ({
      route: { ...newsList, channelId: id },
      changedOn: '',
    })),
  )
