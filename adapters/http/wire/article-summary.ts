import { localise, type UiLanguage } from '@xuekan/core'
import {
  excerpt,
  plainText,
  type ArticleSummary,
  type DatedArticle,
  type IssueSection,
  type ListedArticle,
} from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireArticle } from '../contract/article.ts'
import { entriesFrom, entryFrom } from './entry.ts'
import { isoDate } from './iso-date.ts'
import { localizedOf, textFrom, titleFrom } from './localized.ts'
import { splitEach } from './semicolons.ts'
import { changeTimeFrom } from './time.ts'

/** An article as lists show it (C3.13). */
export function summaryFrom(wire: WireArticle, language: UiLanguage): ArticleSummary {
  const firstPage = wire.firstPageNum ?? ''
  return {
    ...entryFrom(wire),
    doi: wire.doi ?? '',
    title: titleFrom(wire, language),
    authors: splitEach(textFrom(wire, 'authors', language)),
    journalName: localizedOf(language, {
      plain: wire.publicationName ?? wire.sourcePublicationName ?? wire.siteName,
      zh: wire.zhPublicationName,
      en: wire.enPublicationName ?? wire.enSourcePublicationName,
    }),
    year: wire.year ?? Number(isoDate(wire.publishDate ?? wire.onlineDate).slice(0, 4)),
    volume: wire.volume ?? '',
    issue: wire.issue ?? '',
    firstPage,
    lastPage: wire.lastPageNum ?? '',
    elocationId: wire.elocationId ?? (firstPage === '' ? (wire.pageOrElocationId ?? '') : ''),
    section: textFrom(wire, 'lanmu', language),
    version: wire.version ?? 0,
    openAccess: wire.oa === 1,
    publishedOn: publishedOnOf(wire),
    visits: wire.visits ?? 0,
    downloads: wire.downloads ?? 0,
    citations: wire.citations ?? 0,
    graphicAbstractUrl: fileUrl(wire.graphicAbstract),
    hasFullText: wire.hasFullText === 1,
    hasPdf: wire.hasPdf === 1,
  }
}

/** When an article was published and changed. */
export const datedFrom = (wire: WireArticle): DatedArticle => ({
  ...entryFrom(wire),
  doi: wire.doi ?? '',
  publishedOn: publishedOnOf(wire),
  changedAt: changeTimeFrom(wire.sysLastmodified),
})

const publishedOnOf = ({ publishDate, ppubDate, onlineDate }: WireArticle): string =>
  isoDate(publishDate) || isoDate(ppubDate) || isoDate(onlineDate)

/** Longest beginning of an abstract, in characters. */
const snippetLength = 300

/** An article with the beginning of its abstract, without its tags. */
export const listedFrom = (wire: WireArticle, language: UiLanguage): ListedArticle => ({
  article: summaryFrom(wire, language),
  snippet: excerpt(plainText(localise(textFrom(wire, 'summary', language), language)), snippetLength),
})

/** What has no id cannot be linked to, and is left out. */
export const summariesFrom = (
  wires: readonly WireArticle[],
  language: UiLanguage,
): readonly ArticleSummary[] => entriesFrom(wires, language, summaryFrom)

/** The contents of an issue, in order. */
export const sectionsFrom = (
  wires: readonly { readonly column: string | null; readonly content: readonly WireArticle[] }[],
  language: UiLanguage,
): readonly IssueSection[] =>
  wires.map(({ column, content }) => ({ name: column ?? '', articles: summariesFrom(content, language) }))
