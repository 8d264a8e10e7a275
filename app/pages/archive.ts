import { archiveAddresses, dayAt, loadArchive } from '@xuekan/core'
import { archiveHead } from '@xuekan/core/route'
import { ArchivePage } from '../../ui/pages/ArchivePage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'archive',
  Screen: ArchivePage,
  input: ({ decade }, { context, ports }) => {
    const now = ports.clock.now()
    // the calendar of whoever shows it: TZ of the portal, the reader's own in a browser
    return { context, decade, today: dayAt(now, new Date(now).getTimezoneOffset()) }
  },
  load: loadArchive,
  head: (content, t) => archiveHead(content, t('issue.all')),
  prose: [],
  addresses: archiveAddresses,
})
