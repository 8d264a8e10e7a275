import { columnAddresses, loadColumn } from '@xuekan/core/page'
import { columnsBelow, findChannel } from '@xuekan/core/menu'
import { columnHead, listPageOf } from '@xuekan/core/route'
import { ChannelPage } from '../../ui/pages/ChannelPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'channel',
  Screen: ChannelPage,
  input: (route, { context, language, shell }) => {
    const channel = findChannel(shell.channels, route)
    return {
      context,
      // an admitted column route has its channel; '' asks for none
      channelId: channel?.id ?? '',
      below: columnsBelow(channel, language),
      page: listPageOf(route),
    }
  },
  load: loadColumn,
  head: columnHead,
  prose: ['body'],
  addresses: columnAddresses,
})
