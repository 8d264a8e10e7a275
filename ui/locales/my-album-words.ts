import type { UiLanguage } from '@xuekan/core'
import type { AlbumMessage } from '@xuekan/core/member'
import type { MyAlbumTable } from './my-album-word.ts'
import { myAlbumsEn } from './my-albums.en.ts'
import { myAlbumsZh } from './my-albums.zh.ts'
import { noticesEn } from './notices.en.ts'
import { noticesZh } from './notices.zh.ts'

/** The words of the albums of a member, with those of every message that stands beside a field (C5.12, C5.13). */
export const myAlbumWords: Readonly<
  Record<UiLanguage, MyAlbumTable & Readonly<Record<AlbumMessage | 'dialogNoData', string>>>
> = {
  zh: { ...noticesZh, ...myAlbumsZh },
  en: { ...noticesEn, ...myAlbumsEn },
}
