import type { UiLanguage, Sanitiser } from '@xuekan/core'
import type { ArticlePicture, ArticleTable, MediaArticle } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireArticleMedia, WireArticleTable, WireMediaArticle } from '../contract/article-media.ts'
import { entryFrom } from './entry.ts'
import { isoDate } from './iso-date.ts'
import { textFrom } from './localized.ts'
import { proseFrom } from './prose.ts'

export const mediaArticleFrom = (wire: WireMediaArticle, language: UiLanguage): MediaArticle => ({
  ...entryFrom(wire),
  doi: wire.doi ?? '',
  title: textFrom(wire, 'resName', language),
  journalName: textFrom(wire, 'publicationName', language),
  year: wire.year ?? Number(isoDate(wire.publishDate).slice(0, 4)),
  volume: wire.volume ?? '',
  issue: wire.issue ?? '',
  publishedOn: isoDate(wire.publishDate),
})

/** A figure (C1.7). */
export const pictureFrom = (wire: WireArticleMedia, language: UiLanguage): ArticlePicture => ({
  id: wire.id ?? '',
  label: textFrom(wire, 'label', language),
  caption: textFrom(wire, 'resName', language),
  imageUrl: fileUrl(wire.pictureUrl),
  anchor: wire.anchor ?? '',
  article: mediaArticleFrom(wire.article, language),
})

/** A table (C1.7). */
export function tableFrom(wire: WireArticleTable, language: UiLanguage, sanitiser: Sanitiser): ArticleTable {
  const html = textFrom(wire, 'content', language)
  const csvUrl = textFrom(wire, 'csvUrl', language)
  return {
    ...pictureFrom(wire, language),
    html: { zh: proseFrom(html.zh, sanitiser), en: proseFrom(html.en, sanitiser) },
    csvUrl: { zh: fileUrl(csvUrl.zh), en: fileUrl(csvUrl.en) },
  }
}
