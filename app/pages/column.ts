import { columnHead, findChannel, loadColumn } from '@xuekan/core'
import { ColumnPage } from '../../ui/pages/ColumnPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'column',
  Screen: ColumnPage,
  // an admitted column route has its channel; '' asks for none
  input: (route, { reader, chrome }) => ({
    reader,
    channelId: findChannel(chrome.channels, route)?.id ?? '',
  }),
  load: loadColumn,
  head: columnHead,
  prose: ['body'],
})
