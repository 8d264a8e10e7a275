import { tableAddresses, loadTable } from '@xuekan/core/page'
import { floatHead } from '@xuekan/core/route'
import { FloatPage } from '../../ui/pages/FloatPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'table',
  Screen: FloatPage,
  input: ({ mediaId }, { context }) => ({ context, mediaId }),
  load: loadTable,
  head: (content, t) => floatHead(content, t('float.kind.table')),
  prose: ['table.html'],
  addresses: tableAddresses,
})
