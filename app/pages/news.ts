import { loadNews, newsAddresses } from '@xuekan/core/page'
import { newsHead } from '@xuekan/core/route'
import { NewsPage } from '../../ui/pages/NewsPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'news',
  Screen: NewsPage,
  input: ({ newsId }, { context }) => ({ context, newsId }),
  load: loadNews,
  head: newsHead,
  prose: ['body'],
  addresses: newsAddresses,
})
