import { searchHead, searchQueryOf } from '@xuekan/core/route'
import { SearchPage } from '../../ui/pages/SearchPage.tsx'
import { offeredTypes } from '../portal/offered-types.ts'
import { definePage, loadLater } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'search',
  Screen: SearchPage,
  input: (route, { context, shell }) => ({
    context,
    query: searchQueryOf(route),
    offered: offeredTypes(shell),
    siteType: shell.site.type,
  }),
  load: loadLater('search', async () => (await import('./load-search.ts')).loadSearch),
  head: (content, t) => searchHead(content, t('results.title')),
  prose: [],
  addresses: null,
})
