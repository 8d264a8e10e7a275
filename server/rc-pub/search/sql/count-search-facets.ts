import { facetFields, type FacetField } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import type { FoundFacet } from '../article-index.ts'
import { conditionWith, type ReadSearch } from './article-condition.ts'
import { countChosenFacet } from './count-chosen-facet.ts'
import { countFacets } from './count-facets.ts'
import type { FoundHits } from './find-hits.ts'
import type { Stems } from './stem-words.ts'

/**
 * The facets of a search, each value with the number of hits that its click leads to: those without a choice by the hits
 * themselves, one of which something is chosen by the hits that the search would have without that choice.
 */
export async function countSearchFacets(
  on: Queryable,
  search: ReadSearch,
  stems: Stems,
  hits: Pick<FoundHits, 'total' | 'all' | 'newest'>,
): Promise<readonly FoundFacet[]> {
  const { facets, find } = search.query
  const own = (field: FacetField): boolean => facets[field] !== undefined || find?.field === field
  const plain = await countFacets(on, conditionWith(search, stems), hits)
  const found = plain.filter(({ field }) => !own(field))
  for (const field of facetFields.filter(own)) {
    const { [field]: choice = { any: [], none: [] }, ...others } = facets
    const without = conditionWith({ ...search, query: { ...search.query, facets: others } }, stems)
    const text = find?.field === field ? find.text : ''
    const chosen = { ...choice, field, text, journals: search.journalsSought ?? [] }
    found.push(...(await countChosenFacet(on, without, chosen, hits.total)))
  }
  return found
}
