import { loadSharedAlbum } from '@xuekan/core/page'
import { sharedAlbumHead } from '@xuekan/core/route'
import { SharedAlbumPage } from '../../ui/pages/SharedAlbumPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'sharedAlbum',
  Screen: SharedAlbumPage,
  input: ({ token, pageNumber }, { context }) => ({ context, token, page: pageNumber }),
  load: loadSharedAlbum,
  head: sharedAlbumHead,
  prose: [],
  addresses: null,
})
