import type { UiLanguage, Sanitiser } from '@xuekan/core'
import type { ArticlePicture, ArticleTable, MediaArticle } from '@xuekan/core/content'
import { asSiteId, fileUrl } from '@xuekan/core/site'
import type { WireArticleMedia, WireArticleTable, WireMediaArticle } from '../contract/article-media.ts'
import { isoDate } from './iso-date.ts'
import { localizedOf } from './localized.ts'
import { proseFrom } from './prose.ts'

export const mediaArticleFrom = (wire: WireMediaArticle, language: UiLanguage): MediaArticle => ({
  id: wire.id ?? '',
  siteId: asSiteId(wire.siteId ?? ''),
  doi: wire.doi ?? '',
  title: localizedOf(language, { plain: wire.resName, zh: wire.zhResName, en: wire.enResName }),
  journalName: localizedOf(language, {
    plain: wire.publicationName,
    zh: wire.zhPublicationName,
    en: wire.enPublicationName,
  }),
  year: wire.year ?? Number(isoDate(wire.publishDate).slice(0, 4)),
  volume: wire.volume ?? '',
  issue: wire.issue ?? '',
  publishedOn: isoDate(wire.publishDate),
})

/** A figure (C1.7). */
export const pictureFrom = (wire: WireArticleMedia, language: UiLanguage): ArticlePicture => ({
  id: wire.id ?? '',
  label: localizedOf(language, { plain: wire.label, zh: wire.zhLabel, en: wire.enLabel }),
  caption: localizedOf(language, { plain: wire.resName, zh: wire.zhResName, en: wire.enResName }),
  imageUrl: fileUrl(wire.pictureUrl),
  anchor: wire.anchor ?? '',
  article: mediaArticleFrom(wire.article, language),
})

/** A table (C1.7). */
export function tableFrom(wire: WireArticleTable, language: UiLanguage, sanitiser: Sanitiser): ArticleTable {
  const html = localizedOf(language, { plain: wire.content, zh: wire.zhContent, en: wire.enContent })
  return {
    ...pictureFrom(wire, language),
    html: { zh: proseFrom(html.zh, sanitiser), en: proseFrom(html.en, sanitiser) },
  }
}
