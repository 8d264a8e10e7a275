import type { Article, ArticleSummary } from './article.ts'

/** An article as lists show it. */
export const articleSummary = (article: Article): ArticleSummary => ({
  id: article.id,
  siteId: article.siteId,
  doi: article.doi,
  title: article.title,
  authors: article.authors,
  journalName: article.journalName,
  year: article.year,
  volume: article.volume,
  issue: article.issue,
  firstPage: article.firstPage,
  lastPage: article.lastPage,
  elocationId: article.elocationId,
  section: article.section,
  version: article.version,
  openAccess: article.openAccess,
  publishedOn: article.publishedOn,
  visits: article.visits,
  downloads: article.downloads,
  citations: article.citations,
  graphicAbstractUrl: article.graphicAbstractUrl,
  hasFullText: article.hasFullText,
  hasPdf: article.hasPdf,
})
