import type { SectionContent } from '../../domain/page/page-content.ts'
import { onlyValue } from '../../domain/search/facet-choice.ts'
import { emptySearchQuery } from '../../domain/search/search-query.ts'
import type { FacetValue } from '../../domain/search/search-result.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, fail, mapResult, succeed } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'
import { searchedList } from './searched-list.ts'

export interface SectionInput {
  readonly context: RequestContext
  readonly section: string
  /** From 1. */
  readonly page: number
}

type SearchPorts = Pick<PagePorts, 'search'>

/** The sections of a journal, with the number of their articles, those with most first. */
export const loadSections = (
  { search }: SearchPorts,
  context: RequestContext,
): AsyncResult<readonly FacetValue[]> =>
  mapResult(search.clusters(context, emptySearchQuery), ({ facets }) => facets.column)

/** One section of a journal over all its issues, newest first (C2.11). */
export const loadSection = (
  ports: SearchPorts,
  { context, section, page }: SectionInput,
): AsyncResult<SectionContent> =>
  andThen(
    all({
      sections: loadSections(ports, context),
      list: searchedList(ports, { context, facets: { column: onlyValue(section) }, page }),
    }),
    ({ sections, list }) => {
      if (list.totalElements === 0) return fail({ kind: 'absent', call: 'section' })
      const known = sections.find(({ value }) => value === section)
      return succeed({
        section: known ?? { value: section, label: section, count: list.totalElements },
        sections,
        list,
      })
    },
  )
