import { staticPage } from '@xuekan/core'
import { ready } from '@xuekan/core/reactive'
import { ErrorPage } from '../../ui/pages/ErrorPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'error',
  Screen: ErrorPage,
  input: () => null,
  create: () => staticPage(ready(null)),
  head: (_content, t) => ({ title: [t('error.title')] }),
  prose: [],
})
