import type { UiLanguage } from '@xuekan/core'
import type { WireMediaArticle } from '@xuekan/rc-pub/contract'
import type { ArticleRow } from '../../store/article-row.ts'
import { orNull } from '../endpoint-handler.ts'
import { citedArticle } from '../citations/cited-article.ts'
import { inLanguages } from '../in-languages.ts'
import { wireDateTime } from '../wire-date.ts'

/** The article that a sound or a film belongs to. */
export function wireMediaArticle(row: ArticleRow, language: UiLanguage): WireMediaArticle {
  const { title, doi, year, volume, issue } = row.record
  const { journalName, publishedOn } = citedArticle(row)
  return {
    id: String(row.id),
    siteId: String(row.siteId),
    doi: orNull(doi),
    ...inLanguages('resName', title, language),
    ...inLanguages('publicationName', journalName, language),
    year,
    volume: orNull(volume),
    issue: orNull(issue),
    publishDate: wireDateTime(publishedOn),
  }
}
