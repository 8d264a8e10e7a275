import { loadUnissued, unissuedAddresses } from '@xuekan/core/page'
import { unissuedChoiceOf } from '@xuekan/core/content'
import { listPageOf, unissuedHead } from '@xuekan/core/route'
import { UnissuedPage } from '../../ui/pages/UnissuedPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'onlineFirst',
  Screen: UnissuedPage,
  input: (route, { context }) => ({
    context,
    stage: route.page,
    choice: unissuedChoiceOf(route),
    page: listPageOf(route),
  }),
  load: loadUnissued,
  head: (content, t) => unissuedHead(content, t('unissued.onlineFirst')),
  prose: [],
  addresses: unissuedAddresses('onlineFirst'),
})
