import { boardAddresses, loadEditorialBoard } from '@xuekan/core/page'
import { boardColumn } from '@xuekan/core/content'
import { boardHead } from '@xuekan/core/route'
import { EditorialBoardPage } from '../../ui/pages/EditorialBoardPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'editorialBoard',
  Screen: EditorialBoardPage,
  input: (route, { context, shell }) => ({
    context,
    channelId: boardColumn(shell.channels, route)?.id ?? '',
    memberId: route.editorialId,
  }),
  load: loadEditorialBoard,
  head: boardHead,
  prose: ['body', 'lead.introduction', 'member.introduction'],
  addresses: boardAddresses,
})
