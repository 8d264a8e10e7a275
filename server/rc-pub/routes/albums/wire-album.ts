import type { UiLanguage } from '@xuekan/core'
import type { WireAlbum, WireExpert } from '@xuekan/rc-pub/contract'
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

/** The guest editors of an album in their order, told like experts; they have no page. */
export const wireGuestEditors = (
  { id, siteId, record: { editors = [] } }: AlbumRow,
  language: UiLanguage,
): readonly WireExpert[] =>
  editors.map(({ name, position, affiliation, picture }, at) => ({
    id: `${id}-${at + 1}`,
    siteId: String(siteId),
    topicId: null,
    ...inLanguages('name', name, language),
    ...inLanguages('position', position, language),
    ...inLanguages('affiliation', affiliation, language),
    ...inLanguages('field', { zh: '', en: '' }, language),
    pictureUrl: pictureUrl(picture),
  }))
