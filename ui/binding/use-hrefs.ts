import {
  articleRoute,
  formatRoute,
  type ArticleSummary,
  type Period,
  type SearchField,
  type SearchQuery,
  emptySearchQuery,
} from '@xuekan/core'
import { usePortal } from './portal.ts'

export interface Hrefs {
  readonly home: string
  /** The home of another journal of the deployment. */
  readonly journal: (sld: string) => string
  readonly issues: string
  readonly issue: (period: Pick<Period, 'year' | 'issue'>) => string
  readonly article: (article: Pick<ArticleSummary, 'id' | 'doi' | 'siteId'>) => string
  readonly search: (query: SearchQuery) => string
  readonly searchFor: (term: string, field: SearchField) => string
}

/** The addresses that pages link to, in the reader's language. */
export function useHrefs(): Hrefs {
  const { language, siteHref } = usePortal()
  const issue = (year: number | null, number: string | null): string =>
    formatRoute({ page: 'issue', language, siteId: null, year, issue: number, periodId: null })
  const search = (query: SearchQuery): string => formatRoute({ page: 'search', language, query })
  return {
    home: formatRoute({ page: 'home', language, site: null }),
    journal: siteHref,
    issues: issue(null, null),
    issue: (period) => issue(period.year, period.issue),
    article: (article) => formatRoute(articleRoute(article, language)),
    search,
    searchFor: (term, field) => search({ ...emptySearchQuery, term, field }),
  }
}
