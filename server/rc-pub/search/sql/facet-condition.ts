import { facetFields, type FacetChoices, type FacetField } from '@xuekan/core/search'
import type { SqlParams } from '../../store/sql-params.ts'

/** Articles that have any of some values. */
type HasAny = (params: SqlParams, values: readonly string[]) => string

const hasAny: Readonly<Record<FacetField, HasAny>> = {
  year: (params, values) => `a.year = any(${params.add(values.map(wholeNumber))}::int[])`,
  journal: (params, values) => `a.site_id = any(${params.add(values.map(wholeNumber))}::bigint[])`,
  column: (params, values) => `a.column_key = any(${params.add(values)}::text[])`,
  keyword: (params, values) => `a.keyword_keys && ${keysOf(params.add(values))}`,
}

/** Keywords as articles keep them: the store folds letters in its own way, so that a value it has told is found by it. */
export const keysOf = (place: string): string => `array(select lower(unnest(${place}::text[])))`

/** What the chosen values ask of articles `a`: any of some, and none of others, in each facet. */
export const facetConditions = (params: SqlParams, choices: FacetChoices): readonly string[] =>
  facetFields.flatMap((field) => {
    const { any = [], none = [] } = choices[field] ?? {}
    return [
      ...(any.length === 0 ? [] : [hasAny[field](params, any)]),
      ...(none.length === 0 ? [] : [`not (${hasAny[field](params, none)})`]),
    ]
  })

/** Years and site ids are whole numbers; any other text is none that exists. */
const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1)
