import type { FacetChoices } from './facet-choice.ts'
import { markOf } from './facet-mark.ts'
import type { FacetField } from './facet-field.ts'
import type { FacetValue } from './search-result.ts'

/**
 * What stands beside a value: how many hits its click leads to, how many more it brings where others of its facet are
 * chosen, or for one that is chosen or left out how many hits it stands for.
 */
export interface FacetNumber {
  readonly kind: 'total' | 'more' | 'own' | 'less'
  readonly count: number
}

/**
 * The number beside a value of a result with so many hits; null where they are not counted. Law: what is brought or left
 * out, added to the hits, is what the click finds.
 */
export function facetNumber(
  choices: FacetChoices,
  field: FacetField,
  { value, count }: Pick<FacetValue, 'value' | 'count'>,
  total: number,
): FacetNumber | null {
  if (count === null) return null
  const { any = [] } = choices[field] ?? {}
  const mark = markOf(choices, field, value)
  if (mark === 'none') return { kind: 'less', count: count - total }
  if (mark === 'any') return { kind: 'own', count: any.length === 1 ? total : total - count }
  return any.length === 0 ? { kind: 'total', count } : { kind: 'more', count: count - total }
}
