import { createAdvancedSearch } from '@xuekan/core/page'
import { AdvancedSearchPage } from '../../ui/pages/AdvancedSearchPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'advancedSearch',
  Screen: AdvancedSearchPage,
  input: (route, { context }) => ({ context, route }),
  create: createAdvancedSearch,
  head: (content, t) => ({
    title: [t(content?.kind === 'found' ? 'advanced.results' : 'advanced.title')],
  }),
  prose: [],
  addresses: null,
})
