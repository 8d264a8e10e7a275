import { termsInLanguage } from '../../domain/index-term/in-language.ts'
import type { SiteMapContent } from '../../domain/page/site-map-content.ts'
import type { SiteType } from '../../domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, mapResult, succeed, withDefault } from '../async-results.ts'
import { loadSections } from './load-section.ts'
import type { PagePorts } from './page-ports.ts'

export interface SiteMapInput {
  readonly context: RequestContext
  readonly type: SiteType
}

/** Terms of each kind, of keywords in both languages together. */
const terms = { page: 0, size: 24 }

/** The ways into a site beside its menu: its journals, and what its articles are listed under. */
export const loadSiteMap = (
  { search, sites }: Pick<PagePorts, 'search' | 'sites'>,
  { context, type }: SiteMapInput,
): AsyncResult<SiteMapContent> => {
  const of = (kind: 'author' | 'keyword' | 'subject') =>
    withDefault(
      mapResult(search.terms(context, kind, terms), ({ content }) => content),
      [],
    )
  return all({
    journals: withDefault(sites.journals(context), []),
    // sections belong to one journal
    sections: type === 'single' ? withDefault(loadSections({ search }, context), []) : succeed([]),
    authors: of('author'),
    keywords: mapResult(of('keyword'), (found) => termsInLanguage(found, context.language)),
    subjects: of('subject'),
  })
}
