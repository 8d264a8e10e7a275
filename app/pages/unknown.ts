import { staticPage } from '@xuekan/core'
import { ready } from '@xuekan/core/reactive'
import { UnknownPage } from '../../ui/pages/UnknownPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'unknown',
  Screen: UnknownPage,
  input: () => null,
  create: () => staticPage(ready(null)),
  head: (_content, t) => ({ title: [t('unknown.title')] }),
  prose: [],
  addresses: null,
})
