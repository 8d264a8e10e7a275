import { fallbacks, localise, type UiLanguage, type LocalizedText } from '@xuekan/core'
import type { WireArticle } from '@xuekan/rc-pub/contract'
import type { ArticleRow, StoredRecord } from '../../store/article-row.ts'
import { imprintOf } from '../../store/imprint-of.ts'
import { publishedDay } from '../../store/published-day.ts'
import { orNull } from '../endpoint-handler.ts'
import { wireDateTime } from '../wire-date.ts'
import { hasPdf } from './attach-codes.ts'
import { wireAttachments } from './wire-attachments.ts'
import { contentUrlOf } from './content-url.ts'
import { wireContributor } from './wire-contributor.ts'

/** An article among others: everything but who works where. */
export const listedArticle = (row: ArticleRow, language: UiLanguage): WireArticle => ({
  ...wireArticle(row, language),
  contributors: [],
  affiliations: [],
  about: null,
  texts: [],
})

/** Names in one language; a person whose name that language lacks stands in the other. null when nobody has one. */
function namesIn(record: StoredRecord, language: UiLanguage): string | null {
  const named = record.contributors.some(({ name }) => name[language] !== '')
  return named ? record.contributors.map(({ name }) => localise(name, language)).join(';') : null
}

/** The host of a web address; '' for what is none. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

/** Every key is present, null where empty: an absent one breaks readers. */
export function wireArticle(row: ArticleRow, language: UiLanguage): WireArticle {
  const { record } = row
  const { title, abstractHtml, column, dates, keywords, contributors, affiliations } = record
  const authorsShown = fallbacks(language)
    .map((each) => namesIn(record, each))
    .find((names) => names !== null)
  const shown = (text: LocalizedText): string | null => orNull(localise(text, language))
  const words = { zh: keywords.zh.join(';'), en: keywords.en.join(';') }
  const journal = imprintOf(row).name
  const pages = record.lastPage === '' ? record.firstPage : `${record.firstPage}-${record.lastPage}`
  return {
    id: String(row.id),
    siteId: String(row.siteId),
    periodId: row.periodId === null ? null : String(row.periodId),
    doi: orNull(record.doi),
    language: orNull(record.originalLanguage),
    title: shown(title),
    resName: shown(title),
    zhResName: orNull(title.zh),
    enResName: orNull(title.en),
    authors: authorsShown ?? null,
    zhAuthors: namesIn(record, 'zh'),
    enAuthors: namesIn(record, 'en'),
    authorCompany: orNull(affiliations.map(({ name }) => localise(name, language)).join(';')),
    keywords: shown(words),
    keyword: shown(words),
    zhKeyword: orNull(words.zh),
    enKeyword: orNull(words.en),
    summary: shown(abstractHtml),
    zhSummary: orNull(abstractHtml.zh),
    enSummary: orNull(abstractHtml.en),
    siteName: shown(row.siteName),
    publicationName: shown(journal),
    zhPublicationName: orNull(journal.zh),
    enPublicationName: orNull(journal.en),
    sourcePublicationName: shown(journal),
    enSourcePublicationName: orNull(journal.en),
    volume: orNull(record.volume),
    issue: orNull(record.issue),
    year: record.year,
    firstPageNum: orNull(record.firstPage),
    lastPageNum: orNull(record.lastPage),
    pageOrElocationId: orNull(pages || record.elocationId),
    elocationId: orNull(record.elocationId),
    part: null,
    lanmu: shown(column),
    zhLanmu: orNull(column.zh),
    enLanmu: orNull(column.en),
    version: record.version,
    oa: record.license === null ? 0 : 1,
    onlineDate: wireDateTime(dates.online),
    publishDate: wireDateTime(publishedDay(dates)),
    ppubDate: wireDateTime(dates.published),
    receivedDate: orNull(dates.received),
    revisedDate: orNull(dates.revised),
    acceptedDate: orNull(dates.accepted),
    sysLastmodified: row.changedAt,
    fullTextUrl: row.hasText ? `/rc-pub/front/front-article/getHtml?id=${row.id}` : null,
    contentUrl: contentUrlOf(row),
    attach: wireAttachments(row, language),
    vasDocLink: orNull(record.sourceUrl),
    vasDocsource: orNull(hostOf(record.sourceUrl)),
    graphicAbstract: orNull(record.graphicAbstractUrls?.[language] || record.graphicAbstractUrl),
    pictureUrl: orNull(row.coverUrl),
    visits: row.visits,
    downloads: row.downloads,
    citations: row.citations,
    referenceCount: row.referenceCount,
    hasFullText: row.hasText ? 1 : 0,
    hasPdf: hasPdf(row) ? 1 : 0,
    pdfSize: null,
    zhFunding: orNull(record.funding.zh),
    enFunding: orNull(record.funding.en),
    license:
      record.license === null ? null : { url: orNull(record.license.url), name: orNull(record.license.name) },
    contributors: contributors.map(wireContributor),
    affiliations: affiliations.map(({ key, label, name }) => ({
      key,
      label: orNull(label),
      zhName: orNull(name.zh),
      enName: orNull(name.en),
    })),
    about: null,
    texts: [],
  }
}
