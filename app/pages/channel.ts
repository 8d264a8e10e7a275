import { columnAddresses, loadColumn } from '@xuekan/core'
import { findChannel } from '@xuekan/core/menu'
import { columnHead } from '@xuekan/core/route'
import { ChannelPage } from '../../ui/pages/ChannelPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'channel',
  Screen: ChannelPage,
  // an admitted column route has its channel; '' asks for none
  input: (route, { context, shell }) => ({
    context,
    channelId: findChannel(shell.channels, route)?.id ?? '',
  }),
  load: loadColumn,
  head: columnHead,
  prose: ['body'],
  addresses: columnAddresses,
})
