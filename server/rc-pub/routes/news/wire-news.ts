import { localise, type UiLanguage } from '@xuekan/core'
import type { WireNews, WireNewsAttachment, WireTopNews } from '@xuekan/rc-pub/contract'
import { fileUrl } from '../../store/file-url.ts'
import type { NewsFileRow, NewsRow } from '../../store/find-news.ts'
import { orNull } from '../endpoint-handler.ts'
import { pictureUrl } from '../shell/picture-url.ts'
import { wireDateTime } from '../wire-date.ts'
import { inLanguages } from '../in-languages.ts'

/** A news item as lists show it. */
export function wireNews({ id, siteId, channelId, record }: NewsRow, language: UiLanguage): WireNews {
  const { title, summary, kind, original, source, published, cover } = record
  return {
    id: String(id),
    siteId: String(siteId),
    channelId: channelId === null ? null : String(channelId),
    title: orNull(localise(title, language)),
    ...inLanguages('resName', title, language),
    ...inLanguages('summary', summary, language),
    newsDataType: kind,
    original,
    sourceLink: orNull(source),
    publishDate: wireDateTime(published),
    coverId: orNull(cover),
    pictureUrl: pictureUrl(cover),
  }
}

/** A news item with its picture above the header, in the reader's language where there is one. */
export function wireTopNews(row: NewsRow, language: UiLanguage): WireTopNews {
  const picture = localise(row.record.topPicture, language)
  return { ...wireNews(row, language), topPictureId: orNull(picture), topPictureUrl: pictureUrl(picture) }
}

export const wireNewsFile = (
  { file, title, name, size }: NewsFileRow,
  language: UiLanguage,
): WireNewsAttachment => ({
  id: file,
  ...inLanguages('title', title, language),
  fileName: orNull(name),
  fileUrl: fileUrl(Number(file)),
  fileSize: size,
})
