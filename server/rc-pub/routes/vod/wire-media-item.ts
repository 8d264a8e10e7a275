import type { UiLanguage } from '@xuekan/core'
import type { WireMediaItem } from '@xuekan/rc-pub/contract'
import { fileUrl } from '../../store/file-url.ts'
import type { MediaItemRow } from '../../store/find-media-items.ts'
import { inLanguages } from '../in-languages.ts'
import { wireDateTime } from '../wire-date.ts'

const vod = '/rc-pub/front/vod'

export const playUrl = (id: number): string => `${vod}/play?id=${id}`

export const captionsUrl = (id: number, language: UiLanguage): string =>
  `${vod}/captions?id=${id}&language=${language}`

export const chaptersUrl = (id: number, language: UiLanguage): string =>
  `${vod}/chapters?id=${id}&language=${language}`

export function wireMediaItem(row: MediaItemRow, language: UiLanguage): WireMediaItem {
  const { title, summary, maker, duration, poster } = row.record
  return {
    id: String(row.id),
    siteId: String(row.siteId),
    type: row.kind,
    ...inLanguages('resName', title, language),
    ...inLanguages('summary', summary, language),
    ...inLanguages('authors', maker, language),
    publishDate: wireDateTime(row.published),
    duration,
    mediaType: row.mediaType,
    size: row.size,
    pictureUrl: poster === '' ? null : fileUrl(poster),
    playUrl: playUrl(row.id),
    downloadUrl: `/rc-pub/front/files/download?id=${row.fileId}`,
    visits: row.plays,
    downloads: row.downloads,
  }
}
