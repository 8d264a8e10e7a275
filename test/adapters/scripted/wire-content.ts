import { type UiLanguage, type LocalizedText, localise } from '@xuekan/core'
import type { Article, ArticleSummary, Issue } from '@xuekan/core/content'
import type { Channel } from '@xuekan/core/menu'
import type { Journal, Site } from '@xuekan/core/site'

/** Domain values as an rc-pub prints them: what the gateways read, written by hand from the contract. */

const orNull = (text: string): string | null => (text === '' ? null : text)

const join = (parts: readonly string[]): string | null => orNull(parts.join(';'))

const three = (name: string, text: LocalizedText, language: UiLanguage) => {
  const capital = name[0]?.toUpperCase() + name.slice(1)
  return {
    [name]: orNull(localise(text, language)),
    [`zh${capital}`]: orNull(text.zh),
    [`en${capital}`]: orNull(text.en),
  }
}

export const wireSite = (site: Site, language: UiLanguage) => ({
  id: Number(site.id),
  subId: site.id,
  sld: site.sld,
  domain: orNull(site.domain),
  type: site.type,
  colorId: String(site.themeId),
  grayType: 0,
  ...three('name', site.name, language),
  ...three('keywords', site.keywords, language),
  ...three('description', site.description, language),
})

export const wireChannel = (channel: Channel): object => ({
  id: Number(channel.id),
  parentId: channel.parentId === '' ? '0' : channel.parentId,
  siteId: channel.siteId,
  name: channel.name.zh,
  enName: channel.name.en,
  code: channel.code,
  enable: channel.enabled ? 1 : '0',
  linkValue: null,
  children: channel.children.map(wireChannel),
})

export const wireJournal = (journal: Journal, language: UiLanguage) => ({
  siteId: journal.siteId,
  sld: journal.sld,
  domain: orNull(journal.domain),
  ...three('publicationName', journal.name, language),
  ...three('abbreviation', journal.abbreviation, language),
  ...three('organizerUnit', journal.publisher, language),
  ...three('subject', journal.subject, language),
  ...three('frequency', journal.frequency, language),
  ...three('introduction', journal.introduction, language),
  ...three('groupName', journal.groupName, language),
  issn: journal.issn,
  cn: journal.cn,
  pictureUrl: orNull(journal.coverUrl),
  indexed: join(journal.indexedIn),
  latestPeriod: journal.latestIssue,
})

export const wirePeriod = (issue: Issue) => ({
  id: Number(issue.id),
  siteId: issue.siteId,
  volume: issue.volume,
  issue: Number(issue.issue),
  pictureUrl: null,
  publishDate: `${issue.publishedOn} 00:00:00`,
})

export const wireSummary = (article: ArticleSummary, language: UiLanguage) => ({
  id: article.id,
  siteId: article.siteId,
  doi: orNull(article.doi),
  ...three('resName', article.title, language),
  ...three('authors', { zh: article.authors.zh.join(';'), en: article.authors.en.join('; ') }, language),
  ...three('publicationName', article.journalName, language),
  ...three('lanmu', article.section, language),
  volume: article.volume,
  issue: article.issue,
  year: String(article.year),
  firstPageNum: orNull(article.firstPage),
  lastPageNum: orNull(article.lastPage),
  pageOrElocationId: `${article.firstPage}-${article.lastPage}`,
  version: article.version,
  oa: article.openAccess,
  publishDate: `${article.publishedOn} 08:00:00`,
  visits: article.visits,
  downloads: String(article.downloads),
  citations: article.citations,
  hasFullText: article.hasFullText ? '1' : '0',
  hasPdf: article.hasPdf ? 1 : 0,
})

export const wireArticle = (article: Article, language: UiLanguage) => ({
  ...wireSummary(article, language),
  periodId: article.issueId,
  pdfSize: article.pdfSize,
  ...three('summary', { zh: article.abstract.zh ?? '', en: article.abstract.en ?? '' }, language),
  ...three('keyword', { zh: article.keywords.zh.join(';'), en: article.keywords.en.join(';') }, language),
  contributors: article.contributors.map((contributor) => ({
    zhName: contributor.name.zh,
    enName: contributor.name.en,
    orcid: orNull(contributor.orcid),
    email: null,
    corresponding: contributor.corresponding ? 1 : 0,
    affiliations: contributor.affiliations,
  })),
  affiliations: article.affiliations.map(({ key, label, name }) => ({
    key,
    label,
    zhName: name.zh,
    enName: name.en,
  })),
  license: article.license,
  referenceCount: article.referenceCount,
})
