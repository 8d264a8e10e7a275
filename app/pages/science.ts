import { loadScience, scienceAddresses } from '@xuekan/core/page'
import { findChannel } from '@xuekan/core/menu'
import { listPageOf, scienceHead } from '@xuekan/core/route'
import { SciencePage } from '../../ui/pages/SciencePage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'science',
  Screen: SciencePage,
  input: (route, { context, shell }) => ({
    context,
    channelId: findChannel(shell.channels, route)?.id ?? '',
    page: listPageOf(route),
  }),
  load: loadScience,
  head: (content, t) => scienceHead(content, t('science.title')),
  prose: ['column.body'],
  addresses: scienceAddresses,
})
