import type { UiLanguage } from '@xuekan/core'
import type { WireAlbum } from '@xuekan/rc-pub/contract'
import type { AlbumRow } from '../../store/find-albums.ts'
import { orNull } from '../endpoint-handler.ts'
import { pictureUrl } from '../shell/picture-url.ts'
import { wireDateTime } from '../wire-date.ts'
import { inLanguages } from '../in-languages.ts'

/** An album as lists show it. */
export function wireAlbum({ id, siteId, record }: AlbumRow, language: UiLanguage): WireAlbum {
  const { name, introduction, cover, published } = record
  return {
    id: String(id),
    siteId: String(siteId),
    ...inLanguages('name', name, language),
    ...inLanguages('introduction', introduction, language),
    cover: orNull(cover),
    pictureUrl: pictureUrl(cover),
    publishDate: wireDateTime(published),
  }
}
