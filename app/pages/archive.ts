import { archiveAddresses, loadArchive } from '@xuekan/core'
import { archiveHead } from '@xuekan/core/route'
import { ArchivePage } from '../../ui/pages/ArchivePage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'archive',
  Screen: ArchivePage,
  input: ({ decade }, { context, ports }) => ({
    context,
    decade,
    today: new Date(ports.clock.now()).toISOString().slice(0, 'YYYY-MM-DD'.length),
  }),
  load: loadArchive,
  head: (content, t) => archiveHead(content, t('issue.all')),
  prose: [],
  addresses: archiveAddresses,
})
