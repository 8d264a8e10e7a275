import {
  asSiteId,
  fileUrl,
  present,
  type ArticleSummary,
  type IssueColumn,
  type Language,
} from '@xuekan/core'
import type { WireArticle } from '../contract/article.ts'
import { isoDate } from './iso-date.ts'
import { localizedOf } from './localized.ts'
import { splitEach } from './semicolons.ts'

/** An article as lists show it (C3.13). */
export function summaryFrom(wire: WireArticle, language: Language): ArticleSummary {
  const firstPage = present(wire.firstPageNum)
  return {
    id: present(wire.id),
    siteId: asSiteId(present(wire.siteId)),
    doi: present(wire.doi),
    title: localizedOf(language, {
      plain: wire.resName ?? wire.title,
      zh: wire.zhResName,
      en: wire.enResName,
    }),
    authors: splitEach(
      localizedOf(language, { plain: wire.authors, zh: wire.zhAuthors, en: wire.enAuthors }),
    ),
    journalName: localizedOf(language, {
      plain: wire.publicationName ?? wire.sourcePublicationName ?? wire.siteName,
      zh: wire.zhPublicationName,
      en: wire.enPublicationName ?? wire.enSourcePublicationName,
    }),
    year: wire.year ?? Number(isoDate(wire.publishDate ?? wire.onlineDate).slice(0, 4)),
    volume: present(wire.volume),
    issue: present(wire.issue),
    firstPage,
    lastPage: present(wire.lastPageNum),
    elocationId: present(wire.elocationId) || (firstPage === '' ? present(wire.pageOrElocationId) : ''),
    column: localizedOf(language, { plain: wire.lanmu, zh: wire.zhLanmu, en: wire.enLanmu }),
    version: wire.version ?? 0,
    openAccess: wire.oa === 1,
    publishedOn: isoDate(wire.publishDate) || isoDate(wire.ppubDate) || isoDate(wire.onlineDate),
    visits: wire.visits ?? 0,
    downloads: wire.downloads ?? 0,
    citations: wire.citations ?? 0,
    graphicAbstractUrl: fileUrl(wire.graphicAbstract),
    hasFullText: wire.hasFullText === 1,
    hasPdf: wire.hasPdf === 1,
  }
}

/** What has no id cannot be linked to, and is left out. */
export const summariesFrom = (wires: readonly WireArticle[], language: Language): readonly ArticleSummary[] =>
  wires.filter(({ id }) => present(id) !== '').map((wire) => summaryFrom(wire, language))

/** The contents of an issue, in order. */
export const columnsFrom = (
  wires: readonly { readonly column: string | null; readonly content: readonly WireArticle[] }[],
  language: Language,
): readonly IssueColumn[] =>
  wires.map(({ column, content }) => ({ name: present(column), articles: summariesFrom(content, language) }))
