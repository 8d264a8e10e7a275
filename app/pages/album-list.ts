import { albumListAddresses, loadAlbumList } from '@xuekan/core/page'
import { findChannel } from '@xuekan/core/menu'
import { albumListHead, listPageOf } from '@xuekan/core/route'
import { AlbumListPage } from '../../ui/pages/AlbumListPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'albumList',
  Screen: AlbumListPage,
  input: (route, { context, shell }) => ({
    context,
    channel: findChannel(shell.channels, route),
    page: listPageOf(route),
  }),
  load: loadAlbumList,
  head: (content, t) => albumListHead(content, t('collected.title')),
  prose: [],
  addresses: albumListAddresses,
})
