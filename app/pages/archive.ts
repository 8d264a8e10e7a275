import { archiveAddresses, loadArchive } from '@xuekan/core/page'
import { archiveHead } from '@xuekan/core/route'
import { ArchivePage } from '../../ui/pages/ArchivePage.tsx'
import { definePage } from '../portal/page-definition.ts'
import { todayBy } from './today-by.ts'

export const page = definePage({
  page: 'archive',
  Screen: ArchivePage,
  input: ({ decade }, { context, ports }) => ({ context, decade, today: todayBy(ports.clock) }),
  load: loadArchive,
  head: (content, t) => archiveHead(content, t('issue.all')),
  prose: [],
  addresses: archiveAddresses,
})
