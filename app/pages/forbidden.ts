import { staticPage } from '@xuekan/core/page'
import { ready } from '@xuekan/core/reactive'
import { ForbiddenPage } from '../../ui/pages/ForbiddenPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'forbidden',
  Screen: ForbiddenPage,
  input: () => null,
  create: () => staticPage(ready(null)),
  head: (_content, t) => ({ title: [t('forbidden.title')] }),
  prose: [],
  addresses: null,
})
