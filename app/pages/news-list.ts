import { loadNewsList, newsListAddresses } from '@xuekan/core/page'
import { newsTabOf } from '@xuekan/core/content'
import { findChannel } from '@xuekan/core/menu'
import { newsListHead, pageNumberOf } from '@xuekan/core/route'
import { NewsListPage } from '../../ui/pages/NewsListPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'newsList',
  Screen: NewsListPage,
  input: (route, { context, shell }) => ({
    context,
    channel: findChannel(shell.channels, route),
    type: route.type,
    page: pageNumberOf(route.listPage),
    activeId: route.activeId,
  }),
  load: loadNewsList,
  head: (content, t) =>
    newsListHead(content, {
      tab: t(`news.tab.${content?.tab ?? newsTabOf(null)}`),
      list: t('news.title'),
    }),
  prose: [],
  addresses: newsListAddresses,
})
