import type { UiLanguage } from '@xuekan/core'
import type { WireArticleMedia } from '@xuekan/rc-pub/contract'
import type { ArticleMediaRow } from '../../store/find-article-media.ts'
import { orNull } from '../endpoint-handler.ts'
import { inLanguages } from '../in-languages.ts'
import { wireDateTime } from '../wire-date.ts'

/** The id of the nth figure or table of an article: it stays while the article is not imported again. */
export const mediaId = ({ articleId, position }: Pick<ArticleMediaRow, 'articleId' | 'position'>): string =>
  `${articleId}-${position}`

/** null for what is no such id. */
export function readMediaId(raw: string): Pick<ArticleMediaRow, 'articleId' | 'position'> | null {
  const match = /^(\d{1,15})-(\d{1,6})$/.exec(raw)
  return match === null ? null : { articleId: Number(match[1]), position: Number(match[2]) }
}

/** A figure or a table with the article that it stands in. */
export function wireArticleMedia(row: ArticleMediaRow, language: UiLanguage): WireArticleMedia {
  const { label, caption, title, siteName } = row
  const journal = row.journalName.zh === '' && row.journalName.en === '' ? siteName : row.journalName
  return {
    id: mediaId(row),
    ...inLanguages('label', label, language),
    ...inLanguages('resName', caption, language),
    pictureUrl: orNull(row.urls[language] || row.url),
    anchor: orNull(row.anchor),
    article: {
      id: String(row.articleId),
      siteId: String(row.siteId),
      doi: orNull(row.doi),
      ...inLanguages('resName', title, language),
      ...inLanguages('publicationName', journal, language),
      year: row.year,
      volume: orNull(row.volume),
      issue: orNull(row.issue),
      publishDate: wireDateTime(row.published),
    },
  }
}
