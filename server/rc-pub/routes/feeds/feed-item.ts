import { languageShown, localise, type UiLanguage } from '@xuekan/core'
import { citeAs } from '@xuekan/core/citation'
import { escapeMarkup, plainText } from '@xuekan/core/content'
import type { FeedItem } from '@xuekan/core/route'
import type { ArticleRow } from '../../store/article-row.ts'
import type { NewsRow } from '../../store/find-news.ts'
import type { SiteRow } from '../../store/site-row.ts'
import { citedArticle } from '../citations/cited-article.ts'

/** An article as feeds tell of it; one without an abstract is cited in its place. */
export function feedItem(
  row: ArticleRow,
  journals: readonly SiteRow[],
  url: string,
  language: UiLanguage,
): FeedItem {
  const { record } = row
  const article = citedArticle(row)
  const { authors, journalName, publishedOn } = article
  const journal = journals.find(({ id }) => id === row.siteId)?.config.journal
  const named = languageShown(authors, language)
  const words = record.keywords[language].length > 0 ? record.keywords[language] : record.keywords[named]
  return {
    title: plainText(localise(record.title, language)),
    url,
    summary: localise(record.abstractHtml, language) || escapeMarkup(citeAs(article, language)),
    authors: authors[named],
    publishedOn,
    doi: record.doi,
    publicationName: localise(journalName, language),
    issn: record.issn || (journal?.issn ?? ''),
    volume: record.volume,
    issue: record.issue,
    firstPage: record.firstPage || record.elocationId,
    lastPage: record.lastPage,
    categories: [localise(record.column, language), ...words].map((each) => plainText(each)),
  }
}

/** A news item as feeds tell of it. */
export const newsItem = ({ record }: NewsRow, url: string, language: UiLanguage): FeedItem => ({
  title: plainText(localise(record.title, language)),
  url,
  summary: escapeMarkup(localise(record.summary, language)),
  authors: [],
  publishedOn: record.published,
  doi: '',
  publicationName: '',
  issn: '',
  volume: '',
  issue: '',
  firstPage: '',
  lastPage: '',
  categories: [],
})
