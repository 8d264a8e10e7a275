import type { UiLanguage } from '@xuekan/core'
import type { Album, AlbumPage } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireAlbum, WireAlbumPage } from '../contract/album.ts'
import { entriesFrom, entryFrom } from './entry.ts'
import { expertFrom } from './expert.ts'
import { textFrom } from './localized.ts'

export const albumFrom = (wire: WireAlbum, language: UiLanguage): Album => ({
  ...entryFrom(wire),
  name: textFrom(wire, 'name', language),
  introduction: textFrom(wire, 'introduction', language),
  coverUrl: fileUrl(wire.pictureUrl) || fileUrl(wire.cover),
})

/** An album with what its tabs hold, and its guest editors. */
export const albumPageFrom = (wire: WireAlbumPage, language: UiLanguage): AlbumPage => ({
  album: albumFrom(wire, language),
  counts: {
    paper: wire.paperCount ?? 0,
    figures: wire.figureCount ?? 0,
    tables: wire.tableCount ?? 0,
    experts: wire.expertCount ?? 0,
  },
  guestEditors: entriesFrom(wire.editors, language, expertFrom),
})
