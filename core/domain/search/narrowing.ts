import { printQuery } from '../route/query.ts'
import { facetsTo, findKey, type FacetChoices } from './facet-choice.ts'
import { facetFields, type FacetField } from './facet-field.ts'
import type { SearchAs, SearchQuery } from './search-query.ts'

/** Facets of which a call takes one value under their own name. */
const named: readonly FacetField[] = ['year', 'journal', 'column', 'keyword']

/**
 * The chosen facets as calls are sent them: one value of the first four under the name of its facet, as ever; all else,
 * what is looked for among values too, together as `narrow`. A search for its words alone says so.
 */
export function narrowingOf({
  facets,
  find,
  as,
}: Pick<SearchQuery, 'facets' | 'find'> & { readonly as?: SearchAs | undefined }): Readonly<
  Record<string, string>
> {
  const single: Record<string, string> = as === undefined ? {} : { as }
  const rest: { -readonly [Field in keyof FacetChoices]: FacetChoices[Field] } = {}
  for (const field of facetFields) {
    const choice = facets[field]
    if (choice === undefined) continue
    const [value, ...more] = choice.any
    const isSingle = value !== undefined && more.length === 0 && choice.none.length === 0
    if (isSingle && named.includes(field) && !value.includes('..')) single[field] = value
    else rest[field] = choice
  }
  const narrow = printQuery([
    ...facetsTo(rest),
    ...(find === undefined ? [] : [[findKey(find.field), find.text] as const]),
  ])
  return narrow === '' ? single : { ...single, narrow }
}
