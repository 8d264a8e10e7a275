import { indexTermAddresses, loadIndexTerm } from '@xuekan/core/page'
import { indexTermOf } from '@xuekan/core/content'
import { indexTermHead } from '@xuekan/core/route'
import { IndexTermPage } from '../../ui/pages/IndexTermPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'keyword',
  Screen: IndexTermPage,
  input: (route, { context }) => ({ context, term: indexTermOf(route), page: route.pageNumber }),
  load: loadIndexTerm,
  head: (content, t) => indexTermHead(content, t('terms.keyword')),
  prose: [],
  addresses: indexTermAddresses('keyword'),
})
