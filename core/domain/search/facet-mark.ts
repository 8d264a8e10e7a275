import { withChoice, type FacetChoices } from './facet-choice.ts'
import type { FacetField } from './facet-field.ts'

/** What a search does with one value of a facet. */
export type FacetMark = 'any' | 'none' | 'free'

export function markOf(choices: FacetChoices, field: FacetField, value: string): FacetMark {
  const { any = [], none = [] } = choices[field] ?? {}
  return none.includes(value) ? 'none' : any.includes(value) ? 'any' : 'free'
}

/**
 * The choices with one value marked anew. Laws: the value has the mark, every other keeps its own as long as there is
 * room, and marking it as it was gives the choices as they were.
 */
export function withMark(
  choices: FacetChoices,
  field: FacetField,
  value: string,
  mark: FacetMark,
): FacetChoices {
  const { any = [], none = [] } = choices[field] ?? {}
  const others = (values: readonly string[]): readonly string[] => values.filter((each) => each !== value)
  return withChoice(choices, field, {
    any: [...others(any), ...(mark === 'any' ? [value] : [])],
    none: [...others(none), ...(mark === 'none' ? [value] : [])],
  })
}
