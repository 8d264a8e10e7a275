import { printQuery } from '../route/query.ts'
import { facetsTo, findKey, type FacetChoices } from './facet-choice.ts'
import { facetFields } from './facet-field.ts'
import type { SearchQuery } from './search-query.ts'

/**
 * The chosen facets as calls are sent them: one value under the name of its facet, as ever; several, those to leave out
 * and what is looked for among them together as `narrow`.
 */
export function narrowingOf({
  facets,
  find,
}: Pick<SearchQuery, 'facets' | 'find'>): Readonly<Record<string, string>> {
  const single: Record<string, string> = {}
  const rest: { -readonly [Field in keyof FacetChoices]: FacetChoices[Field] } = {}
  for (const field of facetFields) {
    const choice = facets[field]
    if (choice === undefined) continue
    const [value, ...more] = choice.any
    if (value !== undefined && more.length === 0 && choice.none.length === 0) single[field] = value
    else rest[field] = choice
  }
  const narrow = printQuery([
    ...facetsTo(rest),
    ...(find === undefined ? [] : [[findKey(find.field), find.text] as const]),
  ])
  return narrow === '' ? single : { ...single, narrow }
}
