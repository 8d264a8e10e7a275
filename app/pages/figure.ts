import { figureAddresses, loadFigure } from '@xuekan/core/page'
import { floatHead } from '@xuekan/core/route'
import { FloatPage } from '../../ui/pages/FloatPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'figure',
  Screen: FloatPage,
  input: ({ mediaId }, { context }) => ({ context, mediaId }),
  load: loadFigure,
  head: (content, t) => floatHead(content, t('float.kind.figure')),
  prose: ['table.html'],
  addresses: figureAddresses,
})
