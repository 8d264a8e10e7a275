import type { SearchType } from '../shell/header-config.ts'

/** A condition that a search can be narrowed to, as the site offers it for a type (C3.10). */
export interface SearchCondition {
  readonly field: string
  /** Its name in Chinese. */
  readonly condition: string
  /** Its name in English. */
  readonly enCondition: string
}

/** A search type with the conditions that it offers, and the one that is selected; null where it offers none. */
export interface ConditionChoice {
  readonly type: SearchType
  readonly options: readonly SearchCondition[]
  readonly selected: SearchCondition | null
}

/** Switching the search type changes the options and selects the first of them, whatever was selected (C4.17). */
export const switchSearchType = (type: SearchType, options: readonly SearchCondition[]): ConditionChoice => ({
  type,
  options,
  selected: options[0] ?? null,
})

/** Selects the option with a field; a field that is not offered changes nothing. */
export const selectCondition = (choice: ConditionChoice, field: string): ConditionChoice => {
  const selected = choice.options.find((option) => option.field === field)
  return selected === undefined ? choice : { ...choice, selected }
}
