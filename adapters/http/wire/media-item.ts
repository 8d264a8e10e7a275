import type { UiLanguage } from '@xuekan/core'
import { mediaKinds, type MediaItem, type MediaPage } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireMediaInfo, WireMediaItem } from '../contract/vod.ts'
import { mediaArticleFrom } from './article-media.ts'
import { entryFrom } from './entry.ts'
import { isoDate } from './iso-date.ts'
import { textFrom } from './localized.ts'

/** A sound or a film (C1.7); what says nothing of its kind is a film, which can be heard too. */
export const mediaItemFrom = (wire: WireMediaItem, language: UiLanguage): MediaItem => ({
  ...entryFrom(wire),
  kind: mediaKinds.find((kind) => kind === wire.type) ?? 'video',
  title: textFrom(wire, 'resName', language),
  summary: textFrom(wire, 'summary', language),
  maker: textFrom(wire, 'authors', language),
  publishedOn: isoDate(wire.publishDate),
  duration: Math.max(0, wire.duration ?? 0),
  mediaType: wire.mediaType ?? '',
  size: Math.max(0, wire.size ?? 0),
  posterUrl: fileUrl(wire.pictureUrl),
  playUrl: fileUrl(wire.playUrl),
  downloadUrl: fileUrl(wire.downloadUrl),
  plays: wire.visits ?? 0,
  downloads: wire.downloads ?? 0,
})

export function mediaPageFrom(wire: WireMediaInfo, language: UiLanguage): MediaPage {
  const urlsOf = (tracks: WireMediaInfo['captions']) => {
    const urlOf = (one: UiLanguage): string => fileUrl(tracks.find((each) => each.language === one)?.url)
    return { zh: urlOf('zh'), en: urlOf('en') }
  }
  return {
    item: mediaItemFrom(wire, language),
    cues: wire.cues.flatMap(({ begin, end, zhText, enText }) =>
      begin === null || end === null ? [] : [{ begin, end, text: { zh: zhText ?? '', en: enText ?? '' } }],
    ),
    chapters: wire.chapters
      .flatMap(({ begin, zhTitle, enTitle }) =>
        begin === null ? [] : [{ begin, title: { zh: zhTitle ?? '', en: enTitle ?? '' } }],
      )
      .toSorted((a, b) => a.begin - b.begin),
    captionUrls: urlsOf(wire.captions),
    chapterUrls: urlsOf(wire.chapterTracks),
    article: wire.article === null ? null : mediaArticleFrom(wire.article, language),
  }
}
