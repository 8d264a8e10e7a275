import type { CitationFormatName } from '../citation/citation-format-names.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { printQuery } from '../route/query.ts'
import { narrowingOf } from './narrowing.ts'
import type { SearchQuery } from './search-query.ts'

/** A search whose result is had as a whole: an advanced one names its fields in its term. */
export interface WholeSearch {
  readonly kind: 'article' | 'advanced'
  readonly query: SearchQuery
  readonly siteId: string
  readonly language: UiLanguage
}

/**
 * Where everything that a search finds is had as one file of citations, in the order that is shown. It is opened as a
 * page, which sends no headers, so that language and site stand in the query.
 */
export function searchExportAddress(
  format: CitationFormatName,
  { kind, query, siteId, language }: WholeSearch,
): string {
  const { term, field, sort, time, facets, as } = query
  const asked = printQuery([
    ['type', kind],
    ['q', term],
    ...(kind === 'article' ? [['field', field] as const] : []),
    ['sort', sort],
    ['time', String(time)],
    ...Object.entries(narrowingOf({ facets, as })),
    ['citationType', format],
    ['siteId', siteId],
    ['language', language],
  ])
  return `/rc-pub/front/search/export?${asked}`
}

/** The name that the file is kept under: `search-128.ris`, in ASCII. */
export const searchExportName = (extension: string, count: number): string => `search-${count}.${extension}`
