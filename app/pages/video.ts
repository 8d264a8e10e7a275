import { createMediaPage, mediaAddresses } from '@xuekan/core/page'
import { mediaHead } from '@xuekan/core/route'
import { MediaPage } from '../../ui/pages/MediaPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'video',
  Screen: MediaPage,
  input: ({ mediaId }, { context }) => ({ context, kind: 'video' as const, mediaId }),
  create: createMediaPage,
  head: mediaHead,
  prose: [],
  addresses: mediaAddresses('video'),
})
