import { loadUnknown } from '@xuekan/core/page'
import { UnknownPage } from '../../ui/pages/UnknownPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'unknown',
  Screen: UnknownPage,
  input: (_route, { context }) => ({ context }),
  load: loadUnknown,
  head: (_content, t) => ({ title: [t('unknown.title')] }),
  prose: [],
  addresses: null,
})
