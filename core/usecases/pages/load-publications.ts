import type { PublicationsContent } from '../../domain/page/page-content.ts'
import type { PublicationField, SearchQuery } from '../../domain/search/search-query.ts'
import type { SearchType } from '../../domain/shell/header-config.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import { noHitsOf, tabsOf, withTotal } from './around-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface PublicationsInput {
  readonly context: RequestContext
  readonly query: SearchQuery<PublicationField>
  /** The types that the site offers to search for, to be counted in tabs; absent for no tabs. */
  readonly offered?: readonly SearchType[]
}

/** The journals of a site that fit a search (C2.25, C3.15), under the tabs of all else. A page beyond the last is absent. */
export function loadPublications(
  ports: Pick<PagePorts, 'search' | 'sites'>,
  { context, query, offered = [] }: PublicationsInput,
): AsyncResult<PublicationsContent> {
  const { term: q, field, page } = query
  const searched = { context, type: 'publication', query, offered } as const
  const asked = {
    list: existingPage(
      ports.sites.publications(context, { ...pageRequest(page), q, field }),
      page,
      'publications',
    ),
    tabs: tabsOf(ports, searched),
  }
  return andThen(all(asked), ({ list, tabs }): AsyncResult<PublicationsContent> => {
    const words = q.split(/\s+/).filter((word) => word !== '')
    const counted = withTotal(tabs, 'publication', list.totalElements)
    const content = { query, list, words, tabs: counted }
    if (list.totalElements > 0) return succeed({ ...content, noHits: null })
    return mapResult(withDefault(noHitsOf(ports, searched, words), null), (noHits) => ({
      ...content,
      noHits,
    }))
  })
}
