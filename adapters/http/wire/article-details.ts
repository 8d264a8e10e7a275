import { parseContentLanguage, type UiLanguage } from '@xuekan/core'
import {
  attachTypes,
  splitSemicolons,
  type ArticleAttachment,
  type ArticleReference,
  type ArticleStatistics,
  type AttachType,
  type SharedArticle,
} from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type {
  WireAttachment,
  WirePublicizeInfo,
  WireReference,
  WireStatistics,
} from '../contract/article-details.ts'
import { textFrom } from './localized.ts'

const attachTypeOf = (code: string | null): AttachType | null =>
  attachTypes.find((each) => each === code?.toLowerCase()) ?? null

/** What of an article can be downloaded (C7.15); codes that are not known are left out. */
export const attachTypesFrom = (
  wires: readonly { readonly code: string | null }[],
): readonly AttachType[] => [...new Set(wires.flatMap(({ code }) => attachTypeOf(code) ?? []))]

/** The files of an article (C7.15); one without an address is left out. */
export const attachmentsFrom = (
  wires: readonly WireAttachment[],
  language: UiLanguage,
): readonly ArticleAttachment[] =>
  wires
    .filter(({ url }) => url !== null)
    .map((wire) => ({
      code: attachTypeOf(wire.code) ?? 'supplement',
      name: wire.name ?? '',
      title: textFrom(wire, 'title', language),
      mediaType: wire.mediaType ?? '',
      size: wire.size,
      url: wire.url ?? '',
    }))

/** The list of references (C7.15). */
export const referencesFrom = (wires: readonly WireReference[]): readonly ArticleReference[] =>
  wires.map(({ id, label, text, doi, citations }) => ({
    id: id ?? '',
    label: label ?? '',
    text: text ?? '',
    doi: doi ?? '',
    works: citations.map(workFrom),
  }))

const workFrom = (wire: WireReference['citations'][number]): ArticleReference['works'][number] => ({
  language: parseContentLanguage(wire.lang ?? ''),
  type: wire.type ?? '',
  authors: splitSemicolons(wire.authors ?? ''),
  title: wire.title ?? '',
  source: wire.source ?? '',
  year: wire.year ?? '',
  volume: wire.volume ?? '',
  issue: wire.issue ?? '',
  firstPage: wire.firstPageNum ?? '',
  lastPage: wire.lastPageNum ?? '',
  elocationId: wire.elocationId ?? '',
  edition: wire.edition ?? '',
  publisher: wire.publisher ?? '',
  doi: wire.doi ?? '',
  pmid: wire.pmid ?? '',
  url: wire.url ?? '',
})

/** How often an article was used (C7.15); a month without a name is left out. */
export const statisticsFrom = (wire: WireStatistics): ArticleStatistics => ({
  visits: wire.visits ?? 0,
  downloads: wire.downloads ?? 0,
  citations: wire.citations ?? 0,
  referenceCount: wire.referenceCount ?? 0,
  months: wire.months.flatMap(({ month, visits, downloads }) =>
    month === null ? [] : [{ month, visits: visits ?? 0, downloads: downloads ?? 0 }],
  ),
})

/** What one needs to recommend an article (C7.15). */
export const sharedArticleFrom = (wire: WirePublicizeInfo): SharedArticle => ({
  id: wire.id ?? '',
  title: wire.title ?? '',
  summary: wire.summary ?? '',
  citation: { zh: wire.quote ?? '', en: wire.transQuote ?? '' },
  doi: wire.doi ?? '',
  url: wire.url ?? '',
  pictureUrl: fileUrl(wire.pictureUrl),
})
