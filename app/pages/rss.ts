import { feedsAddresses, loadFeeds } from '@xuekan/core/page'
import { FeedsPage } from '../../ui/pages/FeedsPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'rss',
  Screen: FeedsPage,
  input: (_route, { context, shell }) => ({
    context,
    type: shell.site.type,
    channels: shell.channels,
  }),
  load: loadFeeds,
  head: (_content, t) => ({ title: [t('feeds.title')], feed: { source: { kind: 'latest' } } }),
  prose: [],
  addresses: feedsAddresses,
})
