import type { FacetChoice } from '../../domain/search/facet-choice.ts'

/** Whether an article whose values of a facet are these is among the hits. */
export const choiceHolds = (
  { any, none }: FacetChoice = { any: [], none: [] },
  values: readonly string[],
): boolean =>
  (any.length === 0 || any.some((value) => values.includes(value))) &&
  !none.some((value) => values.includes(value))
