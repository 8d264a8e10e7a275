import { queryValue, type Query } from '../route/query.ts'
import { validateYears, printYears } from './advanced-years.ts'
import { facetFields, type FacetField } from './facet-field.ts'

/** What of one facet is chosen: hits have any of some values, or of none any, and none of others. */
export interface FacetChoice {
  readonly any: readonly string[]
  readonly none: readonly string[]
}

/** Chosen values by facet; a facet without a choice is absent. */
export type FacetChoices = Readonly<Partial<Record<FacetField, FacetChoice>>>

/** Looks among the values of one facet for those whose name holds a text. */
export interface FacetFind {
  readonly field: FacetField
  readonly text: string
}

/** So many values of one facet are chosen, and as many excluded; an address that has more keeps the first. */
export const mostChosen = 20

/** The search for one value alone. */
export const onlyValue = (value: string): FacetChoice => ({ any: [value], none: [] })

/** Whether anything is chosen at all. */
export const narrowsFacets = (choices: FacetChoices): boolean => Object.keys(choices).length > 0

/** An excluded value stands in the address under its facet's name with this before it. */
const excluded = 'not.'

/** The ends of a range of years, as a form sends them: together they are one value of the facet year. */
export const yearKeys = { from: 'from.year', to: 'to.year' } as const

/** What is looked for among the values of a facet stands under its name with this before it. */
const sought = 'find.'

/** The choices of an address. Total; they are in one order whatever order the address has, so that one search has one. */
export function facetsFrom(query: Query): FacetChoices {
  const valuesOf = (name: string): readonly string[] =>
    query.filter((pair) => pair[0] === name && pair[1] !== '').map(([, value]) => value)
  let choices: FacetChoices = {}
  for (const field of facetFields) {
    const any = field === 'year' ? [...valuesOf(field), ...typedYears(query)] : valuesOf(field)
    choices = withChoice(choices, field, { any, none: valuesOf(`${excluded}${field}`) })
  }
  return choices
}

/** The years between two that were typed into a form, whichever stands first; no value where they are no years. */
function typedYears(query: Query): readonly string[] {
  const [from, to] = [queryValue(query, yearKeys.from) ?? '', queryValue(query, yearKeys.to) ?? '']
  const inOrder = validateYears(from, to)
  const typed = inOrder.ok ? inOrder : validateYears(to, from)
  const value = typed.ok ? printYears(typed.value) : ''
  return value === '' ? [] : [value]
}

/** Law: `facetsFrom(facetsTo(choices))` is `choices`. */
export const facetsTo = (choices: FacetChoices): Query =>
  facetFields.flatMap((field) => {
    const { any = [], none = [] } = choices[field] ?? {}
    return [
      ...any.map((value) => [field, value] as const),
      ...none.map((value) => [`${excluded}${field}`, value] as const),
    ]
  })

/** What an address looks for among the values of a facet: of several the first. */
export function findFrom(query: Query): FacetFind | null {
  for (const field of facetFields) {
    const text = queryValue(query, findKey(field))
    if (text !== null) return { field, text }
  }
  return null
}

export const findKey = (field: FacetField): string => `${sought}${field}`

/** The choices with that of one facet in place of what it had. */
export function withChoice(choices: FacetChoices, field: FacetField, choice: FacetChoice): FacetChoices {
  const none = inOrder(choice.none)
  const any = inOrder(choice.any.filter((value) => !none.includes(value)))
  const made = any.length + none.length === 0 ? undefined : { any, none }
  // facets keep their order, so that equal searches are written alike
  return Object.fromEntries(
    facetFields.flatMap((each) => {
      const kept = each === field ? made : choices[each]
      return kept === undefined ? [] : [[each, kept]]
    }),
  )
}

const inOrder = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].slice(0, mostChosen).toSorted()
