import { localise, type Language } from '@xuekan/core'
import type { WireAlbum } from '../../../../adapters/http/contract/album.ts'
import type { AlbumRow } from '../../store/find-albums.ts'
import { orNull } from '../call-handler.ts'
import { pictureUrl } from '../chrome/picture-url.ts'
import { wireDateTime } from '../wire-date.ts'

/** An album as lists show it. */
export function wireAlbum({ id, siteId, record }: AlbumRow, language: Language): WireAlbum {
  const { name, introduction, cover, published } = record
  return {
    id: String(id),
    siteId: String(siteId),
    name: orNull(localise(name, language)),
    zhName: orNull(name.zh),
    enName: orNull(name.en),
    introduction: orNull(localise(introduction, language)),
    zhIntroduction: orNull(introduction.zh),
    enIntroduction: orNull(introduction.en),
    cover: orNull(cover),
    pictureUrl: pictureUrl(cover),
    publishDate: wireDateTime(published),
  }
}
