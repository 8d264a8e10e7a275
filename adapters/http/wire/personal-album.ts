import type { AlbumText, PersonalAlbum } from '@xuekan/core/member'
import { fileUrl } from '@xuekan/core/site'
import type { WirePersonalAlbum } from '../contract/personal-album.ts'

export const albumTextFrom = ({
  name,
  enName,
  description,
}: Pick<WirePersonalAlbum, 'name' | 'enName' | 'description'>): AlbumText => ({
  name: name ?? '',
  enName: enName ?? '',
  description: description ?? '',
})

/** An album of a member (C3.14); what has no id cannot be opened. */
export const personalAlbumFrom = (wire: WirePersonalAlbum): PersonalAlbum => ({
  ...albumTextFrom(wire),
  id: wire.id ?? '',
  cover: fileUrl(wire.cover),
  hasOwnCover: wire.hasOwnCover === 1,
  count: wire.count ?? 0,
  isShared: wire.isShared === 1,
  shareToken: wire.shareToken ?? '',
})
