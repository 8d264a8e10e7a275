import { albumAddresses, loadAlbum } from '@xuekan/core/page'
import { albumHead, listPageOf } from '@xuekan/core/route'
import { AlbumPage } from '../../ui/pages/AlbumPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'album',
  Screen: AlbumPage,
  // an address without an album is that of their list, and never comes here
  input: (route, { context }) => ({
    context,
    albumId: route.albumId ?? '',
    tab: route.tab,
    page: listPageOf(route),
  }),
  load: loadAlbum,
  head: (content, t) => albumHead(content, t(`album.tab.${content?.shown.tab ?? 'paper'}`)),
  prose: [],
  addresses: albumAddresses,
})
