import { loadParallel } from '@xuekan/core/page'
import { parallelHead } from '@xuekan/core/route'
import { ParallelPage } from '../../ui/pages/ParallelPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'parallel',
  Screen: ParallelPage,
  input: ({ articleId }, { context }) => ({ context, articleId }),
  load: loadParallel,
  head: (content, t) => parallelHead(content, t('parallel.title')),
  prose: ['html'],
  addresses: null,
})
