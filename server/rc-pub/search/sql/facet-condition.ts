import { facetFields, readYears, type FacetChoices, type FacetField } from '@xuekan/core/search'
import type { SqlParams } from '../../store/sql-params.ts'
import { isKeyedField, keysOfValue } from '../facet-keys.ts'

/** Articles `a` that have any of some values of a facet; a value of the facet year may be a range. */
export function hasAnyValue(field: FacetField, params: SqlParams, values: readonly string[]): string {
  if (isKeyedField(field)) {
    return `a.facet_keys && ${params.add(values.flatMap((value) => keysOfValue(field, value)))}::text[]`
  }
  switch (field) {
    case 'year':
      return inYears(params, values)
    case 'journal':
      return `a.site_id = any(${params.add(values.map(wholeNumber))}::bigint[])`
    case 'column':
      return `a.column_key = any(${params.add(values)}::text[])`
    case 'keyword':
      // the store folds letters in its own way, so that a value it has told is found by it
      return `a.keyword_keys && array(select lower(unnest(${params.add(values)}::text[])))`
  }
}

function inYears(params: SqlParams, values: readonly string[]): string {
  const ranges = values.flatMap((value) => {
    const range = value.includes('..') ? readYears(value) : null
    return range?.ok === true ? [range.value] : []
  })
  const years = `a.year = any(${params.add(values.map(wholeNumber))}::int[])`
  if (ranges.length === 0) return years
  const within = ranges.map(
    ({ from, to }) =>
      `a.year between ${params.add(from ?? earliest)}::int and ${params.add(to ?? latest)}::int`,
  )
  return `(${[years, ...within].join(' or ')})`
}

const [earliest, latest] = [0, 9_999]

/** What the chosen values ask of articles `a`: any of some, and none of others, in each facet. */
export const facetConditions = (params: SqlParams, choices: FacetChoices): readonly string[] =>
  facetFields.flatMap((field) => {
    const { any = [], none = [] } = choices[field] ?? {}
    return [
      ...(any.length === 0 ? [] : [hasAnyValue(field, params, any)]),
      ...(none.length === 0 ? [] : [`not (${hasAnyValue(field, params, none)})`]),
    ]
  })

/** Years and site ids are whole numbers; any other text is none that exists. */
const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1)
