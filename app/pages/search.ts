import { loadSearch } from '@xuekan/core'
import { searchHead } from '@xuekan/core/route'
import { SearchPage } from '../../ui/pages/SearchPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'search',
  Screen: SearchPage,
  input: ({ query }, { context }) => ({ context, query }),
  load: loadSearch,
  head: (content, t) => searchHead(content, t('results.title')),
  prose: [],
  addresses: null,
})
