import {
  attachTypes,
  fileUrl,
  present,
  splitSemicolons,
  type ArticleAttachment,
  type ArticleReference,
  type ArticleStatistics,
  type AttachType,
  type Language,
  type SharedArticle,
} from '@xuekan/core'
import type {
  WireAttachment,
  WirePublicizeInfo,
  WireReference,
  WireStatistics,
} from '../contract/article-parts.ts'
import { localizedOf } from './localized.ts'

const attachTypeOf = (code: string | null): AttachType | null =>
  attachTypes.find((each) => each === present(code).toLowerCase()) ?? null

/** What of an article can be downloaded (C7.15); codes that are not known are left out. */
export const attachTypesFrom = (
  wires: readonly { readonly code: string | null }[],
): readonly AttachType[] => [...new Set(wires.flatMap(({ code }) => attachTypeOf(code) ?? []))]

/** The files of an article (C7.15); one without an address is left out. */
export const attachmentsFrom = (
  wires: readonly WireAttachment[],
  language: Language,
): readonly ArticleAttachment[] =>
  wires
    .filter(({ url }) => present(url) !== '')
    .map((wire) => ({
      code: attachTypeOf(wire.code) ?? 'supplement',
      name: present(wire.name),
      title: localizedOf(language, { plain: wire.title, zh: wire.zhTitle, en: wire.enTitle }),
      mediaType: present(wire.mediaType),
      size: wire.size,
      url: present(wire.url),
    }))

/** The list of references (C7.15). */
export const referencesFrom = (wires: readonly WireReference[]): readonly ArticleReference[] =>
  wires.map(({ id, label, text, doi, citations }) => ({
    id: present(id),
    label: present(label),
    text: present(text),
    doi: present(doi),
    works: citations.map(workFrom),
  }))

const workFrom = (wire: WireReference['citations'][number]): ArticleReference['works'][number] => ({
  language: present(wire.lang),
  type: present(wire.type),
  authors: splitSemicolons(present(wire.authors)),
  title: present(wire.title),
  source: present(wire.source),
  year: present(wire.year),
  volume: present(wire.volume),
  issue: present(wire.issue),
  firstPage: present(wire.firstPageNum),
  lastPage: present(wire.lastPageNum),
  elocationId: present(wire.elocationId),
  edition: present(wire.edition),
  publisher: present(wire.publisher),
  doi: present(wire.doi),
  pmid: present(wire.pmid),
  url: present(wire.url),
})

/** How often an article was used (C7.15); a month without a name is left out. */
export const statisticsFrom = (wire: WireStatistics): ArticleStatistics => ({
  visits: wire.visits ?? 0,
  downloads: wire.downloads ?? 0,
  citations: wire.citations ?? 0,
  referenceCount: wire.referenceCount ?? 0,
  months: wire.months.flatMap(({ month, visits, downloads }) =>
    present(month) === '' ? [] : [{ month: present(month), visits: visits ?? 0, downloads: downloads ?? 0 }],
  ),
})

/** What one needs to recommend an article (C7.15). */
export const sharedArticleFrom = (wire: WirePublicizeInfo): SharedArticle => ({
  id: present(wire.id),
  title: present(wire.title),
  summary: present(wire.summary),
  citation: { zh: present(wire.quote), en: present(wire.transQuote) },
  doi: present(wire.doi),
  url: present(wire.url),
  pictureUrl: fileUrl(wire.pictureUrl),
})
